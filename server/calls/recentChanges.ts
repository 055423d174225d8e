import type { AuditEntry, RecentChange } from '#contract/audit.ts'
import { collections } from '#contract/collections/index.ts'
import { programAccounts } from '#contract/programAccounts.ts'

const MOST = 12

const names = new Set(collections.map(({ name }) => name))

interface Turn extends RecentChange {
  records: Set<string>
}

/**
 * What each did to records in turn: an import of a hundred is one line, and so are ten savings of one form.
 * @param entries of the trail, the newest first
 */
export function recentChanges(entries: readonly AuditEntry[]): RecentChange[] {
  const turns: Turn[] = []
  for (const { at, action, account, collection, record, title } of entries) {
    if (!(collection && record && account && names.has(collection))) continue
    if (programAccounts.includes(account)) continue
    const last = turns.at(-1)
    const isSame =
      last?.account === account && last.action === action && last.collection === collection
    if (isSame) last.records.add(record)
    else if (turns.length === MOST) break
    else {
      const about = { collection, record, title: title ?? record }
      turns.push({ at, action, account, ...about, count: 1, records: new Set([record]) })
    }
  }
  return turns.map(({ records, ...turn }) => ({ ...turn, count: records.size }))
}
