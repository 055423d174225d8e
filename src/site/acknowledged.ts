/**
 * Which special notices this device has acknowledged, by id and revision: a changed one opens again.
 * A device that keeps nothing (private mode) shows them at every visit.
 */
const KEY = 'acknowledgedNotices'

interface Notice {
  id: string
  revision: number
}

function acknowledged(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Whether this very revision has been acknowledged here. */
export function isAcknowledged({ id, revision }: Notice): boolean {
  return acknowledged()[id] === revision
}

/** Remembers these revisions as acknowledged. */
export function rememberAcknowledged(notices: readonly Notice[]): void {
  const known = acknowledged()
  for (const { id, revision } of notices) known[id] = revision
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Full or forbidden storage: the notice shows again at the next visit, which is no harm.
  }
}
