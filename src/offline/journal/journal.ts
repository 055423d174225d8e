/**
 * The journal: edits that are not yet acknowledged, files that wait with them, and drafts of forms, in
 * a database of their own that nothing expires. What must hold: an edit stands in it, flushed, before
 * anybody is told that it is saved, and leaves it only once the server has it; every change is one
 * transaction, so whatever is killed in the middle, the edits stand as before or as after.
 */
import { openDB } from 'idb'
import { withEdit } from '../coalesce'
import { type Edit, type NewEdit, newKey } from '../edit'
import { begun } from '../settle'
import { migrate, VERSION } from './migrations'
import type { JournalDatabase, JournalSchema } from './schema'

const bySeq = (a: Edit, b: Edit): number => a.seq - b.seq

/** Opens the journal of this device. @throws where the browser keeps nothing */
export function openJournalDatabase(name = 'school-journal'): Promise<JournalDatabase> {
  return openDB<JournalSchema>(name, VERSION, {
    upgrade: migrate,
    // A newer tab wants to migrate: it must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

type Owner = Pick<Edit, 'author' | 'collection' | 'record'>
type Plan = (edits: Edit[], nextSeq: number) => readonly Edit[]

/** The edits in the journal; every one of them belongs to an author. */
export function createJournal(database: JournalDatabase, now: () => number = Date.now) {
  /**
   * Replaces the edits of one record by what `plan` makes of them, in one transaction.
   * @param isNew whether one is added: it takes the next number, and is on the disk in the end
   */
  async function change(owner: Owner, plan: Plan, isNew = false): Promise<void> {
    const durability = isNew ? 'strict' : 'relaxed'
    const { store, done } = database.transaction('edits', 'readwrite', { durability })
    const { author, collection, record } = owner
    const [edits, last] = await Promise.all([
      store.index('record').getAll([author, collection, record]),
      isNew ? store.index('seq').openKeyCursor(null, 'prev') : null,
    ])
    const lastSeq = typeof last?.key === 'number' ? Math.floor(last.key) : 0
    const planned = plan(edits.sort(bySeq), lastSeq + 1)
    const kept = new Set(planned.map(({ id }) => id))
    const gone = edits.filter(({ id }) => !kept.has(id))
    const changed = planned.filter(edit => !edits.includes(edit))
    const write = async () => {
      for (const { id } of gone) await store.delete(id)
      for (const edit of changed) await store.put(edit)
    }
    await Promise.all([write(), done])
  }

  return {
    database,

    /** All edits of an author, in the order in which they were made. */
    all: async (author: string): Promise<Edit[]> =>
      (await database.getAllFromIndex('edits', 'author', author)).sort(bySeq),

    /** Keeps an edit; resolves once it is on the disk. @throws where the disk is full */
    async record(edit: NewEdit): Promise<void> {
      const waiting = { state: 'waiting', attempts: 0, savedAt: now(), id: newKey() } as const
      await change(edit, (edits, seq) => withEdit(edits, { ...edit, ...waiting, seq }), true)
    },

    /** Marks an edit as on its way; `undefined` where it is not to be sent now. */
    async begin(edit: Edit): Promise<Edit | undefined> {
      let marked: Edit | undefined
      await change(edit, edits => {
        marked = begun(edits, edit.id)
        return edits.map(each => (marked && each.id === edit.id ? marked : each))
      })
      return marked
    },

    /** Replaces the edits of one record by what `plan` makes of them. */
    change,

    /** How many edits others have on this device: they are neither shown nor sent. */
    async countOfOthers(author: string): Promise<number> {
      const all = await database.count('edits')
      return all - (await database.countFromIndex('edits', 'author', author))
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
