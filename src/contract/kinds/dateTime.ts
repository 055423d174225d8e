import * as v from 'valibot'
import { textThat } from '../textRules.ts'
import { parseMoment, toDate, toIso, toStamp } from '../time.ts'
import { momentInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'

/** A moment; `defaultTime` (HH:mm:ss.SSS, Macau) completes a bare date. */
export const dateTime: Kind<Common & { readonly defaultTime: string }, string> = {
  schema: ({ defaultTime }) =>
    v.pipe(
      textThat(text => parseMoment(text, defaultTime) !== undefined, '必須是正確的日期時間'),
      v.transform(text => parseMoment(text, defaultTime) ?? new Date(Number.NaN)),
    ),
  answer: stored => toIso(stored as Date),
  json: () => ({ type: 'string', format: 'date-time' }),
  group: 'terms',
  // What somebody was typing as they were called away may be no moment yet; Chrome takes `5/3` for one of 2001.
  asText: (typed, { defaultTime }) => {
    const moment = parseMoment(typed, defaultTime)
    return moment ? toStamp(moment) : typed
  },
  day: moment => toDate(new Date(moment)),
  fromCell: cell => momentInCell(cell, (day, time) => (time ? `${day} ${time}` : day)),
}
