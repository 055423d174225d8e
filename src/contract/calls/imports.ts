import * as v from 'valibot'
import type { AnyCollection } from '../collection.ts'
import { IMPORT_ROWS, importReport, undoneImport } from '../importing.ts'
import { recordSchema } from '../record.ts'
import { write, writeLittle } from './call.ts'
import { id, labelled, truth } from './parts.ts'

/**
 * Rows name a record to change it, and are drafts of new ones where they do not. What is wrong with one is
 * told row by row, once all of them have been read.
 */
const rowsOf = (collection: AnyCollection) =>
  labelled(
    '記錄',
    v.pipe(
      v.array(v.unknown(), '必須是記錄的清單'),
      v.minLength(1, '必須是記錄的清單'),
      v.maxLength(IMPORT_ROWS, `每次最多${IMPORT_ROWS}項`),
      v.metadata({ items: () => ({ ...recordSchema(collection, 'draft'), required: [] }) }),
    ),
  )

const dryRun = v.pipe(truth, v.metadata({ description: '只檢查，不寫入' }))

const ownId = v.pipe(
  id,
  v.metadata({ description: '這次匯入的編號，用以復原；同一編號只匯入一次' }),
)

/** The calls for many records at once. */
export const importCalls = (collection: AnyCollection) => {
  const { name } = collection
  const one = { collection, parameter: 'id' } as const
  return {
    import: write(`import${name}`, '匯入多項', {
      collection,
      takes: 'rows',
      isLong: true,
      input: v.object({
        rows: rowsOf(collection),
        dry_run: v.optional(dryRun),
        id: v.optional(ownId),
      }),
      output: importReport,
    }),
    undoImport: writeLittle(`undo${name}ImportById`, '復原一次匯入', {
      ...one,
      isLong: true,
      output: undoneImport,
    }),
  }
}
