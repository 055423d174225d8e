/**
 * For the control that a window begins at. By itself it begins at its cross, where what is typed at once is lost
 * and Enter closes it; `data-autofocus` alone is enough where the control is there when the window opens.
 */
export const beginHere = {
  'data-autofocus': true,
  /** Where what is in the window comes after it. */
  ref: (control: HTMLElement | null) => {
    if (control?.closest('[role=dialog]')?.contains(document.activeElement)) control.focus()
  },
}
