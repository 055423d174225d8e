import { clockTimeText } from '../timetableRules.ts'
import { clockInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'

/** A time of the day in Macau, `HH:mm`. */
export const clockTime: Kind<Common, string> = {
  schema: clockTimeText,
  json: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  group: 'terms',
  fromCell: clockInCell,
}
