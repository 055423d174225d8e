import { calculateObjectSize, Long } from 'bson'
import { type Doc, MAX_DOCUMENT_BYTES } from './document.ts'
import { CommandError } from './errors.ts'

const FIRST_BATCH = 101
/** A client that went away without closing its cursor must not hold its documents for ever. */
const IDLE_LIMIT_MS = 10 * 60 * 1000

type Open = { namespace: string; rest: Doc[]; usedAt: number }

/** Results that did not fit into one answer. They were read once: later writes do not show. */
export class Cursors {
  readonly #open = new Map<number, Open>()
  #lastId = 0

  /**
   * The answer to find, aggregate and list commands.
   * @param batchSize documents in the first answer; undefined: 101, or fewer if they are large
   * @param single the client wants no more than this batch
   */
  reply(namespace: string, docs: Doc[], batchSize: number | undefined, single = false): Doc {
    const count = fitting(docs, batchSize ?? FIRST_BATCH)
    const rest = docs.slice(count)
    let id = 0
    if (rest.length > 0 && !single) {
      id = ++this.#lastId
      this.#open.set(id, { namespace, rest, usedAt: Date.now() })
    }
    const firstBatch = docs.slice(0, count)
    return { cursor: { firstBatch, id: Long.fromNumber(id), ns: namespace }, ok: 1 }
  }

  /** @throws CommandError CursorNotFound */
  next(id: number, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.#open.get(id)
    if (!cursor || cursor.namespace !== namespace) {
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`)
    }
    cursor.usedAt = Date.now()
    const nextBatch = cursor.rest.splice(0, fitting(cursor.rest, batchSize || Infinity))
    const done = cursor.rest.length === 0
    if (done) this.#open.delete(id)
    return { cursor: { nextBatch, id: Long.fromNumber(done ? 0 : id), ns: namespace }, ok: 1 }
  }

  kill(id: number): boolean {
    return this.#open.delete(id)
  }

  closeIdle(now: number): void {
    for (const [id, { usedAt }] of this.#open) {
      if (now - usedAt > IDLE_LIMIT_MS) this.#open.delete(id)
    }
  }
}

/** How many documents, at most `count`, fit into one answer; always one, or nothing would come. */
function fitting(docs: readonly Doc[], count: number): number {
  let bytes = 0
  for (let i = 0; i < docs.length && i < count; i++) {
    bytes += calculateObjectSize(docs[i] as Doc)
    if (bytes > MAX_DOCUMENT_BYTES && i > 0) return i
  }
  return Math.min(docs.length, count)
}
