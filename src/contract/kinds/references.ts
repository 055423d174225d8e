import * as v from 'valibot'
import { ID_PATTERN } from '../recordId.ts'
import { LIMITS, listOf } from '../textRules.ts'
import { linesInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'

/** Records of another collection, by their ids. */
export const references: Kind<Common & { readonly collection: string }, string[]> = {
  schema: () =>
    listOf(
      v.pipe(
        v.string('必須是編號清單'),
        v.toLowerCase(),
        v.regex(new RegExp(ID_PATTERN), '編號必須是24個十六進制數字'),
      ),
    ),
  empty: () => [],
  json: () => ({
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    maxItems: LIMITS.listEntries,
  }),
  refusesBlank: true,
  asText: (ids, _field, titles) => ids.map(id => titles.get(id) ?? id).join('\n'),
  fromCell: (cell, _field, ids) => linesInCell(cell).map(line => ids.get(line) ?? line),
  refersTo: ({ collection }) => collection,
}
