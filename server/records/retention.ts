/**
 * What is kept, and for how long: deleted records for 30 days, revisions that were replaced, the audit
 * trail and what undoes an import for as long as the configuration says. All by the server's clock; what
 * several processes do at once is done once.
 */
import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import type { AnyCollection } from '#contract/collection.ts'
import { Failure } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { DAY_MS, HOUR_MS } from '#contract/time.ts'
import { type AuditStore, SYSTEM } from './auditStore.ts'
import { repeating } from './repeating.ts'
import type { Repository } from './repository.ts'

/** Anybody can make a login fail. */
const FAILED_LOGIN_DAYS = 90

interface Parts {
  repository: Pick<Repository, 'served' | 'of' | 'history' | 'importStore'>
  audit: AuditStore
  historyDays: number
  now: () => Date
  logger: Logger
}

/** What the audit trail says of a record that is deleted for good: once, however many are at it. */
export function purged({ name, title }: AnyCollection, record: StoredRecord) {
  const { id, revision, created_at, values } = record
  const state = `purge/${name}/${id}/${revision}/${created_at.getTime()}`
  const once = hash('sha256', state).slice(0, 24)
  return {
    action: 'purge',
    of: name,
    record: id,
    title: String(values[title] ?? id),
    once,
  } as const
}

export function createRetention({ repository, audit, historyDays, now, logger }: Parts) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)

  async function emptyTrash(collection: AnyCollection): Promise<number> {
    const store = repository.of(collection)
    const ids = await store.deletedBefore(daysAgo(TRASH_DAYS))
    for (const id of ids) {
      const at = now()
      const note = (record: StoredRecord) =>
        audit.note({ ...SYSTEM, ...purged(collection, record), at })
      await store.purge(id, { ...SYSTEM, now: at }, note).catch(ifElsewhere)
    }
    await store.forgetGone(daysAgo(1))
    return ids.length
  }

  /** Forgets what is past its time. */
  async function sweep(): Promise<void> {
    // The trail offers to undo an import for as long as it lists it.
    const imports = { failed: daysAgo(TRASH_DAYS), done: daysAgo(historyDays) }
    await repository.importStore.forgetBefore(imports)
    let records = 0
    for (const collection of repository.served) records += await emptyTrash(collection)
    const revisions = await repository.history.forgetBefore(daysAgo(historyDays))
    const entries =
      (await audit.forgetBefore(daysAgo(historyDays))) +
      (await audit.forgetBefore(daysAgo(FAILED_LOGIN_DAYS), 'loginFailed'))
    if (records + revisions + entries > 0) {
      logger.info({ records, revisions, entries }, 'what was past its time was forgotten')
    }
  }

  const hourly = repeating(sweep, HOUR_MS, logger, 'what is past its time was not looked for')
  return { sweep, ...hourly }
}

/** Another process was faster, or somebody restored it at the last moment. */
function ifElsewhere(error: unknown): void {
  const isExpected =
    error instanceof Failure && ['notFound', 'conflict', 'invalid'].includes(error.code)
  if (!isExpected) throw error
}
