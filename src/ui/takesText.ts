/** Whether what a key was pressed in takes text, so that the key is a letter of it. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))
