/** Lines of the trail that were done in one go, as one operation. */
import type { AuditEntry } from '#contract/audit.ts'
import { readOperation } from '#contract/operation.ts'
import { placeOf } from './auditFile.ts'
import { doneOf } from './auditWords.ts'

export interface Operation {
  /** By which it is undone; `null` for what is not. */
  name: string | null
  /** The newest first; at least one. */
  entries: readonly [AuditEntry, ...AuditEntry[]]
}

/** The operations that these lines are of, each where its newest line stands. */
export function operationsIn(entries: readonly AuditEntry[]): Operation[] {
  const found: { name: string | null; entries: [AuditEntry, ...AuditEntry[]] }[] = []
  const byName = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const name = entry.operation
    const known = name === null ? undefined : byName.get(name)
    if (known) known.push(entry)
    else {
      const own: [AuditEntry] = [entry]
      if (name !== null) byName.set(name, own)
      found.push({ name, entries: own })
    }
  }
  return found
}

/** Whether it is an import, which is taken back as one. */
export function isImport(name: string): boolean {
  const read = readOperation(name)
  return read?.of === 'import' && !read.isUndoing
}

/** What was done, in words: `修改：職銜`, `匯入`. */
export function operationWords({ name, entries }: Operation): string {
  const read = name === null ? undefined : readOperation(name)
  if (read?.of === 'import') return read.isUndoing ? '復原匯入' : '匯入'
  return [...new Set(entries.map(doneOf))].join('；')
}

/** What it was done to: `3項導師`. */
export const operationCount = ({ entries }: Operation): string =>
  `${entries.length}項${[...new Set(entries.map(placeOf))].join('、')}`
