import { textThat } from '../textRules.ts'
import { isDate } from '../time.ts'
import { MIDNIGHT, momentInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'

/** `YYYY-MM-DD`. */
export const date: Kind<Common, string> = {
  schema: () => textThat(isDate, '必須是YYYY-MM-DD的日期'),
  json: () => ({ type: 'string', format: 'date' }),
  group: 'terms',
  day: value => value,
  fromCell: cell =>
    momentInCell(cell, (day, time = MIDNIGHT) => (time === MIDNIGHT ? day : undefined)),
}
