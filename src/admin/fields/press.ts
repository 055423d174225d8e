/** What ends a press, whatever became of it. */
const ENDS = ['mouseup', 'dragend', 'pointercancel']

/**
 * Calls `then` at once, or once the press that is under way has been answered. A press leaves the field
 * one was in before it is over: what this changes on the screen would move what is pressed away from
 * under it, and nobody would get the click.
 */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) {
    then()
    return
  }
  const waiting = new AbortController()
  const end = () => {
    waiting.abort()
    // The click follows in the same breath.
    setTimeout(then)
  }
  for (const type of ENDS) addEventListener(type, end, { capture: true, signal: waiting.signal })
}
