/**
 * What one office sees: the records as last fetched, with the unsent edits on top. A slow screen still
 * shows what was sent as unsent, until it is drawn anew.
 */

import type { Edit } from '#editing/edit.ts'
import { overlay } from '#editing/overlay.ts'
import { createAcknowledged, type Sent } from '#editing/rebase.ts'

export type Row = Record<string, unknown> & { id: string; revision: number }

/** @param edits reads those that wait in the outbox */
export function createScreen(edits: () => Promise<Edit[]>) {
  let fetched: Row[] = []
  let unshown: Sent[] = []
  let drawn: readonly Edit[] | undefined
  let acknowledged = createAcknowledged()

  return {
    /** In an order that is the same each time the story is told. */
    rows: async () =>
      overlay(fetched, drawn ?? (await edits())).sort((a, b) =>
        a.values.id < b.values.id ? -1 : 1,
      ),
    revisionOf: (id: string) => fetched.find(row => row.id === id)?.revision ?? null,
    under: (edit: Parameters<typeof acknowledged.under>[0]) => acknowledged.under(edit),
    sent(sent: Sent): void {
      acknowledged.note(sent)
      unshown.push(sent)
    },
    /** From now on it shows these edits, whatever becomes of them. */
    stay(shown: readonly Edit[]): void {
      drawn = shown
    },
    /** Shows what there is now. */
    draw(): void {
      for (const { edit, record } of unshown) {
        const others = fetched.filter(({ id }) => id !== edit.record)
        fetched = record ? [...others, record as Row] : others
      }
      unshown = []
      drawn = undefined
    },
    fetched(rows: Row[]): void {
      fetched = rows
      unshown = []
      drawn = undefined
    },
    /** The page is gone, and opened again with what was last kept of it. */
    reopen(): void {
      unshown = []
      drawn = undefined
      acknowledged = createAcknowledged()
    },
  }
}
