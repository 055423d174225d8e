import type { AuditEntry } from '#contract/audit.ts'
import { collections } from '#contract/collections/index.ts'
import { asCsv } from '../importExport/files.ts'
import { doneOf, kindOfEntry, kinds, whoOf } from './auditWords.ts'

/** The kind of record that a line is about, as the menu calls it. */
export const placeOf = (entry: AuditEntry): string =>
  collections.find(({ name }) => name === entry.collection)?.label ?? kinds[kindOfEntry(entry)]

/** The lines as CSV that opens right in Excel, where no cell is a formula. */
export function auditFile(entries: readonly AuditEntry[]): Promise<Blob> {
  const headings = ['時間', '帳號', '動作', '類別', '對象', '版本', '裝置', '網絡位址']
  const rows = entries.map(entry => [
    ...[entry.at, whoOf(entry), doneOf(entry), placeOf(entry)],
    ...[entry.title, entry.revision, entry.device, entry.address],
  ])
  return asCsv({ headings, rows })
}
