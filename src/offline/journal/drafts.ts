/** Forms as they were left: what is typed is kept while it is typed, long before it is saved. */
import type { Draft, JournalDatabase } from './schema'

interface Place {
  author: string
  collection: string
  /** The record's id, or `new`. */
  record: string
}

/** What a form's draft is kept under. */
export const draftKey = ({ author, collection, record }: Place): string =>
  [author, collection, record].join('/')

/** The drafts in the journal. */
export function createDrafts(database: JournalDatabase) {
  return {
    find: (key: string): Promise<Draft | undefined> => database.get('drafts', key),
    async keep(key: string, values: Record<string, unknown>): Promise<void> {
      await database.put('drafts', { key, values, typedAt: Date.now() })
    },
    drop: (key: string): Promise<void> => database.delete('drafts', key),
  }
}

export type Drafts = ReturnType<typeof createDrafts>
