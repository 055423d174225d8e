/**
 * Which special notices this device has acknowledged, by id and revision: a changed one opens again.
 * A device that keeps nothing (private mode) shows them at every visit.
 */
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'

const KEY = 'acknowledgedNotices'

interface Notice {
  id: string
  revision: number
}

function acknowledged(): Record<string, number> {
  const kept = keptChoice(KEY)
  return typeof kept === 'object' ? (kept as Record<string, number>) : {}
}

/** Whether this very revision has been acknowledged here. */
export function isAcknowledged({ id, revision }: Notice): boolean {
  return acknowledged()[id] === revision
}

/** Remembers these revisions as acknowledged. */
export function rememberAcknowledged(notices: readonly Notice[]): void {
  const known = acknowledged()
  for (const { id, revision } of notices) known[id] = revision
  // Where nothing can be kept, the notice shows again at the next visit, which is no harm.
  keepChoice(KEY, known)
}
