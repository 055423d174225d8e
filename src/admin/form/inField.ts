/** Whether somebody is in a field of a form, and is about to type there: what it shows stays as it is then. */
export const isInField = (): boolean => document.activeElement?.closest('[data-field]') != null
