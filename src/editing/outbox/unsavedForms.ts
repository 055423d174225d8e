/** Forms as they were left: what is typed is kept while it is typed, long before it is saved. */
import { withTimeout } from '#data/timeout.ts'
import type { LastingDatabase } from './connection.ts'
import type { UnsavedForm } from './schema.ts'

/** What was typed into a form, and what it began from. */
export type Typed = Pick<UnsavedForm, 'values' | 'from'>

interface Place {
  author: string
  collection: string
  /** The record's id, or `new`. */
  record: string
}

/**
 * Where a form's drafts are kept. Each form that is open has one of its own there, under `place/copy`: two
 * tabs never write to the same. Older versions had one for all of them, under the place itself.
 */
export const unsavedPlace = ({ author, collection, record }: Place): string =>
  [author, collection, record].join('/')

/** What one of them is kept under. */
export const formKey = (place: string, copy: string): string => `${place}/${copy}`

/** Whose form it was: of which collection, and of which record (`new` for one that is not saved yet). */
export function ownerOf(author: string, key: string): { collection: string; record: string } {
  const [collection = '', record = ''] = key.slice(author.length + 1).split('/')
  return { collection, record }
}

/** The copy's own part of a key; empty for one of an older version. */
export const copyOf = (place: string, key: string): string => key.slice(place.length + 1)

/** The drafts in the outbox. */
export function createUnsavedForms(database: LastingDatabase) {
  return {
    /** All that were left at a place, or at an author's places; the last one first. */
    async of(place: string): Promise<UnsavedForm[]> {
      const range = IDBKeyRange.bound(place, `${place}/\uffff`)
      const found = await withTimeout(database.getAll('drafts', range))
      return found
        .filter(({ key }) => key === place || key.startsWith(`${place}/`))
        .sort((a, b) => b.typedAt - a.typedAt)
    },
    keep: (key: string, typed: Typed): Promise<void> =>
      withTimeout(
        database.whileOpen(async () => {
          const transaction = database.transaction('drafts', 'readwrite')
          const put = transaction.store.put({ key, ...typed, typedAt: Date.now() })
          // Nothing more is to come: whoever leaves now leaves nothing half done.
          transaction.commit()
          await Promise.all([put, transaction.done])
        }),
      ),
    drop: (key: string): Promise<void> => withTimeout(database.delete('drafts', key)),
  }
}
