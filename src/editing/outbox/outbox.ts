/**
 * The outbox: edits that are not yet acknowledged, files that wait with them, and unsaved forms, in
 * a database of their own that nothing expires. What must hold: an edit stands in it, flushed, before
 * anybody is told that it is saved, and leaves it only once the server has it; every change is one
 * transaction, so whatever is killed in the middle, the edits stand as before or as after.
 */
import type { IDBPTransaction } from 'idb'
import { targetName } from '#contract/editTarget.ts'
import { withTimeout } from '#data/timeout.ts'
import { applyOutcome, begun } from '../applyOutcome.ts'
import { withEdit } from '../coalesce.ts'
import { type Edit, type NewEdit, newKey } from '../edit.ts'
import type { Outcome } from '../outcome.ts'
import { type Acknowledged, rebaseOnto } from '../rebase.ts'
import type { LastingDatabase } from './connection.ts'
import { fromStored, type OutboxSchema, toStored } from './schema.ts'

const bySeq = (a: Edit, b: Edit): number => a.seq - b.seq

type Owned = Pick<Edit, 'author' | 'target' | 'record'>
type Plan = (edits: Edit[]) => Edit[]
type Writing = IDBPTransaction<OutboxSchema, ['edits'], 'readwrite'>

/** An edit that was sent, and what came of it. */
export interface EditOutcome {
  edit: Edit
  outcome: Outcome
}

/**
 * The edits in the outbox; every one of them belongs to an author. Whoever waits for any of it is told where the
 * browser does not answer (`Failure`): a form is not saving for ever, and a tab that sends lets go of its turn.
 */
export function createOutbox(database: LastingDatabase, now: () => number = Date.now) {
  /** What is new is on the disk in the end; a mark that is lost leads to the same edit being sent again. */
  const writing = (durability: IDBTransactionDurability) =>
    database.transaction('edits', 'readwrite', { durability })

  const whileOpen = <T>(work: () => Promise<T>): Promise<T> => withTimeout(database.whileOpen(work))

  /** Replaces the edits of one record by what `plan` makes of them. */
  async function rewrite({ store }: Writing, owner: Owned, plan: Plan): Promise<void> {
    const { author, target, record } = owner
    const found = await store.index('record').getAll([author, targetName(target), record])
    const edits = found.map(fromStored).sort(bySeq)
    const planned = plan(edits)
    const kept = new Set(planned.map(({ id }) => id))
    const gone = edits.filter(({ id }) => !kept.has(id))
    const changed = planned.filter(edit => !edits.includes(edit))
    for (const { id } of gone) await store.delete(id)
    for (const edit of changed) await store.put(toStored(edit))
  }

  const change = (owner: Owned, plan: Plan): Promise<void> =>
    whileOpen(async () => {
      const transaction = writing('relaxed')
      await rewrite(transaction, owner, plan)
      await transaction.done
    })

  async function lastSeq({ store }: Writing): Promise<number> {
    const cursor = await store.index('seq').openKeyCursor(null, 'prev')
    return typeof cursor?.key === 'number' ? Math.floor(cursor.key) : 0
  }

  return {
    database,

    /** All edits of an author, in the order in which they were made. */
    all: async (author: string): Promise<Edit[]> =>
      (await withTimeout(database.getAllFromIndex('edits', 'author', author)))
        .map(fromStored)
        .sort(bySeq),

    /**
     * Keeps an edit; resolves once it is on the disk.
     * @param acknowledged an edit of the same record that the server has, though the screen from which
     *   the new one comes still showed it as unsent
     * @throws where the disk is full
     */
    record(edit: NewEdit, acknowledged?: Acknowledged): Promise<void> {
      const waiting = { state: 'waiting', attempts: 0, savedAt: now(), id: newKey() } as const
      return whileOpen(async () => {
        const transaction = writing('strict')
        const made = { ...edit, ...waiting, seq: (await lastSeq(transaction)) + 1 }
        await rewrite(transaction, edit, edits =>
          rebaseOnto(made, acknowledged).reduce(withEdit, edits),
        )
        await transaction.done
      })
    },

    /**
     * Notes what came of the edit before and marks the next one as on its way, in one transaction.
     * @returns `undefined` where the next is not to be sent now
     */
    proceed: (before?: EditOutcome, next?: Edit): Promise<Edit | undefined> =>
      whileOpen(async () => {
        let marked: Edit | undefined
        const transaction = writing('relaxed')
        const mark = (edits: Edit[]): Edit[] => {
          marked = next && begun(edits, next.id)
          return edits.map(each => (marked && each.id === marked.id ? marked : each))
        }
        // They are of different records: the next of the same one is read anew from the outbox.
        await Promise.all([
          before &&
            rewrite(transaction, before.edit, edits =>
              applyOutcome(edits, before.edit.id, before.outcome),
            ),
          next && rewrite(transaction, next, mark),
        ])
        await transaction.done
        return marked
      }),

    /** Replaces the edits of one record by what `plan` makes of them. */
    change,

    /** How many edits others have on this device: they are neither shown nor sent. */
    async countOfOthers(author: string): Promise<number> {
      const counted = [database.count('edits'), database.countFromIndex('edits', 'author', author)]
      const [all = 0, own = 0] = await withTimeout(Promise.all(counted))
      return all - own
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
