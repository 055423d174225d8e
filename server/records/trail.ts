/** Who made which revision of what, and when: the newest of every record, and all that were before them. */
import type { Connection } from 'mongoose'
import { answering } from '../database/databaseFailure.ts'
import { type History, KEEPING } from './history.ts'
import type { Unfinished } from './unfinished.ts'

/** One revision of one record: who made it and what it changed, without what it holds. */
export interface WrittenRevision {
  of: string
  id: string
  revision: number
  at: Date
  by: string | null
  device: string | null
  changed: readonly string[]
  /** The import, or what was sent in one go, that it is a part of. */
  operation: string | null
  deleted_at: Date | null
  /** What names the record for a person. */
  values: Readonly<Record<string, unknown>>
}

function asWritten(of: string, document: Readonly<Record<string, unknown>>): WrittenRevision {
  const { _id, revision, updated_at, updated_by, updated_on, updated_fields, ...rest } = document
  const { updated_import, updated_operation, ...values } = rest
  return {
    of,
    id: String(_id),
    revision: revision as number,
    at: updated_at as Date,
    by: (updated_by ?? null) as string | null,
    device: (updated_on ?? null) as string | null,
    changed: (updated_fields ?? []) as string[],
    operation: (updated_import ?? updated_operation ?? null) as string | null,
    deleted_at: (document.deleted_at ?? null) as Date | null,
    values,
  }
}

interface Parts {
  connection: Connection
  history: History
  unfinished: Pick<Unfinished, 'all'>
  /** What the database calls all that has revisions. */
  names: readonly string[]
}

export function createTrail({ connection, history, unfinished, names }: Parts) {
  /**
   * Every revision of every record that was made from then until before then.
   * @param titles the fields that name records for a person
   */
  return (from: Date, until: Date, titles: readonly string[]): Promise<WrittenRevision[]> =>
    answering(async () => {
      const hidden = { $nin: await unfinished.all() }
      const newest = names.map(async of => {
        const made = { updated_at: { $gte: from, $lt: until }, updated_import: hidden }
        const shown = [...KEEPING, ...titles]
        const found = await connection.model(of).find(made).select(shown).lean()
        return found.map(document => asWritten(of, document as Record<string, unknown>))
      })
      const before = await history.between(from, until, titles)
      const all = [
        ...before.map(({ of, document }) => asWritten(of, document)),
        ...(await Promise.all(newest)).flat(),
      ]
      // One that was being replaced is kept beforehand, and may still be the newest.
      return [
        ...new Map(all.map(each => [`${each.of}/${each.id}/${each.revision}`, each])).values(),
      ]
    })
}
