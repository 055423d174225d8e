/** The element that holds what a page is about. */
export const CONTENT_ID = 'content'

/**
 * Moves the keyboard's and the screen reader's place from the menus to the page, and leaves scrolling
 * to the router.
 */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}

/**
 * Answers a click on the link past the menus, and leaves the address alone: its anchor says which part of the page
 * is shown.
 */
export function skipMenus(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  focusContent()
}
