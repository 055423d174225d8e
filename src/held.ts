/**
 * What a visitor does to a page that cannot answer yet is kept, and done again when it can. What must
 * hold: nothing is lost, and no link waits for more than the components of the page it stands in;
 * while not even React is there, the browser follows it.
 */

/** The element around all that waits. */
export const PAGE_ID = 'page'

/** What is a use of a page. Not `scroll` and `focusin`: an anchor and a dialog cause these alone. */
export const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'click',
] as const

let isUsed = false

/** The page has been used, perhaps before the scripts that could do something about it. */
export function markUsed(): void {
  isUsed = true
}

export const wasUsed = (): boolean => isUsed

let isReactThere = false
let isHydrated = false
let tellHydrated: () => void
/** Resolves when the page answers by itself; what it showed as it was sent is then its own. */
export const hydrated = new Promise<void>(resolve => {
  tellHydrated = resolve
})
const held: (() => void)[] = []

/** From now on a link, too, may wait: the router will follow it without a new document. */
export function holdLinks(): void {
  isReactThere = true
}

/** Keeps clicks and choices from now on; `release` does them again. */
export function startHolding(): void {
  addEventListener('click', hold, true)
  addEventListener('change', hold, true)
}

/** The page answers by itself: does again what was kept, and keeps nothing any more. */
export function stopHolding(): void {
  isHydrated = true
  release()
  tellHydrated()
}

/** Does again what was kept: now the components answer, or without them the browser itself does. */
export function release(): void {
  for (const repeat of held.splice(0)) repeat()
}

function hold(event: Event) {
  const { target } = event
  if (isHydrated || !event.isTrusted || isForNewTab(event)) return
  if (!(target instanceof Element && target.closest(`#${PAGE_ID}`))) return
  if (!isReactThere && target.closest('a[href]')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const repeated = new (event.constructor as typeof Event)(event.type, event)
  held.push(() => target.dispatchEvent(repeated))
}

const isForNewTab = (event: Event) =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
