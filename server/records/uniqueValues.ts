/**
 * Values that no two live records of a collection may share. An index holds them, also between
 * processes; where records from before share one already it cannot be made, and each write looks
 * instead, until staff have mended them and the server starts again.
 */
import type { Model } from 'mongoose'
import type { AnyCollection } from '#contract/collection.ts'
import { type Failure, invalid } from '#contract/failure.ts'
import { uniqueFields } from '#contract/identity.ts'
import type { StoredValues } from '#contract/validation.ts'
import { isDuplicate } from '../database/databaseFailure.ts'
import type { NextRevision } from './commit.ts'
import type { Document } from './document.ts'
import { indexesOf } from './mongooseSchema.ts'

/** Who is found by a value of a field; a deleted record is not. */
type Holders = Map<unknown, string>

export function createUniqueValues(collection: AnyCollection, model: Model<Document>) {
  const fields = uniqueFields(collection)
  let unheld: readonly string[] = []

  const failure = (names: readonly string[]): Failure =>
    invalid(
      fields
        .filter(([name]) => names.includes(name))
        .map(([field, { label }]) => ({
          field,
          label,
          rule: 'unique',
          message: '已被另一項記錄使用',
        })),
    )

  /** Values that are to be another than before. */
  const changed = (values: StoredValues, before: StoredValues | undefined): string[] =>
    fields
      .map(([name]) => name)
      .filter(name => (values[name] ?? null) !== null && values[name] !== before?.[name])

  async function check(id: string, names: readonly string[], values: StoredValues): Promise<void> {
    const taken: string[] = []
    for (const name of names) {
      const other = { [name]: values[name], deleted_at: null, _id: { $ne: id } }
      if (await model.exists(other)) taken.push(name)
    }
    if (taken.length > 0) throw failure(taken)
  }

  /** Who has by now what these records are to have. */
  async function holdersOf(name: string, changes: readonly NextRevision[]): Promise<Holders> {
    const wanted = changes.flatMap(({ before, changes }) => ({ ...before, ...changes })[name] ?? [])
    if (wanted.length === 0) return new Map()
    const which = { [name]: { $in: wanted }, deleted_at: null }
    const found = await model.find(which).select(name).lean<Document[]>()
    return new Map(found.map(document => [document[name], String(document._id)]))
  }

  return {
    /** The fields that hold them. */
    names: fields.map(([name]) => name),

    /**
     * Those of these changes, written in turn, that would give a record a value that another one has by
     * then; those are not written.
     */
    async clashing(changes: readonly NextRevision[]): Promise<ReadonlySet<NextRevision>> {
      const clashing = new Set<NextRevision>()
      const all: [name: string, holders: Holders][] = []
      for (const [name] of fields) all.push([name, await holdersOf(name, changes)])
      for (const change of changes) {
        const id = String(change.before._id)
        const after: Document = { ...change.before, ...change.changes }
        const isTaken = all.some(
          ([name, holders]) => !after.deleted_at && (holders.get(after[name]) ?? id) !== id,
        )
        if (isTaken) {
          clashing.add(change)
          continue
        }
        for (const [name, holders] of all) {
          if (holders.get(change.before[name]) === id) holders.delete(change.before[name])
          if (!after.deleted_at && after[name]) holders.set(after[name], id)
        }
      }
      return clashing
    },

    /** What an index has refused. */
    failure: (): Failure => failure(fields.map(([name]) => name)),

    /** Looks whether another record has a value. @throws Failure `invalid` that names the field */
    look: (id: string, values: StoredValues, before?: StoredValues): Promise<void> =>
      check(id, changed(values, before), values),

    /** The same, for what no index holds. @throws Failure `invalid` that names the field */
    lookWhereUnheld: (id: string, values: StoredValues, before?: StoredValues): Promise<void> => {
      const names = changed(values, before).filter(name => unheld.includes(name))
      return check(id, names, values)
    },

    /** Makes the indexes. @returns the fields of which records share values already */
    async prepare(): Promise<readonly string[]> {
      const shared: string[] = []
      for (const [name, keys, options] of indexesOf(collection)) {
        try {
          await model.collection.createIndex(keys as Record<string, 1>, options as object)
        } catch (error) {
          if (!isDuplicate(error)) throw error
          shared.push(name)
        }
      }
      unheld = shared
      return shared
    },
  }
}

export type UniqueValues = ReturnType<typeof createUniqueValues>

/** Of what may hold anything twice. */
export const NOTHING_UNIQUE: Pick<UniqueValues, 'failure' | 'lookWhereUnheld'> = {
  failure: () => invalid([]),
  lookWhereUnheld: async () => undefined,
}
