/** What times of the day and days of the week must be, as valibot schemas. */
import * as v from 'valibot'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const WEEKDAY = '必須是1至7'

/** A time of the day, `HH:mm`. */
export const clockTimeText = () =>
  v.pipe(v.string('必須是時間'), v.regex(CLOCK, '必須是HH:mm的時間'))

/** A day of the week, 1 (Monday) to 7 (Sunday). */
export const weekdayNumber = () =>
  v.pipe(v.number(WEEKDAY), v.integer(WEEKDAY), v.minValue(1, WEEKDAY), v.maxValue(7, WEEKDAY))
