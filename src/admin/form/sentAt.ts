/** When the server has taken edits of records, for as long as this tab lives. */
import { proxy, useSnapshot } from 'valtio'
import { type Owner, recordKey } from '#editing/edit.ts'
import type { Sent } from '#editing/rebase.ts'

const state = proxy<{ at: Record<string, number> }>({ at: {} })

/** Notes that these were taken just now. */
export function noteSent(sent: readonly Sent[]): void {
  for (const { edit } of sent) state.at[recordKey(edit)] = Date.now()
}

/** When an edit of one of them was taken last, in milliseconds since 1970; 0 where none was. */
export function useSentAt(owners: readonly Owner[]): number {
  const { at } = useSnapshot(state)
  return Math.max(...owners.map(owner => at[recordKey(owner)] ?? 0))
}
