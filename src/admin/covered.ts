import { CONTENT_ID } from '#ui/content.ts'

/** Whether a question or another dialog stands over the page: what the page does by key has to wait. */
export const isCovered = (): boolean =>
  document.querySelector('[aria-modal="true"], dialog:modal') !== null

/**
 * Whether nobody is anywhere but where one came from, or at the heading of the page that came: nothing stands
 * over it, and nothing is typed into. What comes late takes the focus from nobody.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document
  const isInPage = document.getElementById(CONTENT_ID)?.contains(activeElement)
  if (isCovered() || activeElement?.matches('input')) return false
  return !isInPage || (activeElement?.matches('h1') ?? false)
}
