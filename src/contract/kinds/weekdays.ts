import * as v from 'valibot'
import { listOf } from '../textRules.ts'
import { weekdayNumber } from '../timetableRules.ts'
import { inOrder, readWeekdays, weekdayWords } from '../weekdays.ts'
import type { Common, Kind } from './kind.ts'

/** Days of the week, 1 (Monday) to 7 (Sunday), each once and in their order. */
export const weekdays: Kind<Common, number[]> = {
  schema: () =>
    v.pipe(
      listOf(weekdayNumber()),
      v.transform((days): number[] => inOrder(days)),
    ),
  empty: () => [],
  json: () => ({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    description: '1為星期一，7為星期日',
  }),
  refusesBlank: true,
  group: 'terms',
  asText: days => (days.length > 0 ? weekdayWords(days) : ''),
  fromCell: cell => {
    const days = String(cell)
      .normalize('NFKC')
      .replace(/\s|逢|星期|[週周]/g, '')
    return readWeekdays(days.replaceAll('天', '日')) ?? String(cell).trim()
  },
  cellRule: '必須像「星期一、三」',
}
