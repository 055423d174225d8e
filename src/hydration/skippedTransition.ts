/**
 * A view transition that is cut short, by the next one or because nobody looks, says so to whoever began it.
 * The router does not listen, and the page has changed all the same.
 */
export function forgiveSkippedTransitions(): void {
  addEventListener('unhandledrejection', event => {
    const { reason } = event
    if (reason instanceof DOMException && /view ?transition|transition was/i.test(reason.message)) {
      event.preventDefault()
    }
  })
}
