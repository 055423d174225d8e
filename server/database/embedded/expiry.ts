import type { Doc } from './document.ts'
import { elementsAt } from './query/paths.ts'
import type { Catalog } from './store/catalog.ts'
import type { CommitQueue } from './store/commitQueue.ts'
import type { IndexSpec } from './store/indexSpec.ts'
import { UnitOfWork } from './store/unitOfWork.ts'

/** As mongod does: an expired document may still be seen for up to this long. */
export const SWEEP_INTERVAL_MS = 60_000

/** Removes what TTL indexes (`expireAfterSeconds`) say is over at the time `now` (ms since 1970). */
export async function removeExpired(
  catalog: Catalog,
  queue: CommitQueue,
  now: number,
): Promise<void> {
  const unit = new UnitOfWork()
  for (const collection of catalog.all()) {
    const specs = collection.indexSpecs.filter(spec => spec.expireAfterSeconds !== undefined)
    if (specs.length === 0) continue
    for (const record of collection.find({})) {
      if (specs.some(spec => isOver(record.doc, spec, now))) collection.remove(record, unit)
    }
  }
  await queue.commit(unit)
}

/** A document without a date in the field never expires; with several, the earliest counts. */
function isOver(doc: Doc, { key, expireAfterSeconds = 0 }: IndexSpec, now: number): boolean {
  const [path = ''] = Object.keys(key)
  return elementsAt(doc, path).some(
    value => value instanceof Date && value.getTime() + expireAfterSeconds * 1000 <= now,
  )
}
