import { textThat } from '../textRules.ts'
import { isStamp } from '../time.ts'
import { MIDNIGHT, momentInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'

/** `YYYY-MM-DD HH:mm:ss` in Macau: shown and sorted by, never compared with the clock. */
export const stamp: Kind<Common & { readonly default?: 'now' }, string> = {
  schema: () => textThat(isStamp, '必須是YYYY-MM-DD HH:mm:ss的日期時間'),
  json: () => ({ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' }),
  day: value => value.slice(0, 10),
  fromCell: cell => momentInCell(cell, (day, time = MIDNIGHT) => `${day} ${time}`),
  isSearched: true,
}
