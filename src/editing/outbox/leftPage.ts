/**
 * Safari keeps a page that is left as it was, for whoever goes back to it, and with it the transactions
 * that had not ended: every later page of the site would wait for them (seen in WebKit 2.50).
 */
import { unwrap } from 'idb'
import type { OutboxDatabase } from './schema.ts'

/**
 * Lets no transaction of a page hold once the page is left. One that is under way is undone then, unless
 * all of it was asked for; one that begins later does what it asks for at once, and nothing more.
 * @returns what ends that
 */
export function endWithPage(database: OutboxDatabase): () => void {
  const opened = unwrap(database)
  const begin = opened.transaction.bind(opened)
  const underWay = new Set<IDBTransaction>()
  let isLeft = false
  opened.transaction = (...given) => {
    const transaction = begin(...given)
    underWay.add(transaction)
    const ended = () => underWay.delete(transaction)
    transaction.addEventListener('complete', ended)
    transaction.addEventListener('abort', ended)
    if (isLeft) queueMicrotask(() => unlessEnded(() => transaction.commit()))
    return transaction
  }
  const over = new AbortController()
  const leave = () => {
    isLeft = true
    for (const transaction of underWay) unlessEnded(() => transaction.abort())
  }
  const comeBack = () => {
    isLeft = false
  }
  addEventListener('pagehide', leave, { signal: over.signal })
  addEventListener('pageshow', comeBack, { signal: over.signal })
  return () => over.abort()
}

/** One that is on its way to its end cannot be ended once more. */
function unlessEnded(end: () => void): void {
  try {
    end()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}
