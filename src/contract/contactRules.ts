/** What the contact details must be; the shape itself is stated by the `Contact` type. */
import * as v from 'valibot'
import { safeLine } from './characters.ts'
import type { Contact } from './contact.ts'
import { lineOfText, linkTo, listOf, textThat } from './textRules.ts'
import { isDate } from './time.ts'
import { clockTimeText, weekdayNumber } from './timetableRules.ts'

const orEmpty = (schema: v.GenericSchema<unknown, string>) =>
  v.union([v.literal(''), schema], issue =>
    typeof issue.input === 'string' ? '必須是網址' : '必須是文字',
  )

const range = () =>
  v.pipe(
    v.strictTuple([clockTimeText(), clockTimeText()], '必須是開始和結束時間'),
    v.check(([from, to]) => from < to, '結束時間必須在開始時間之後'),
  )

const date = () => textThat(isDate, '必須是YYYY-MM-DD的日期')

const holiday = () =>
  v.pipe(
    v.object(
      { from: date(), to: date(), name: v.pipe(lineOfText(), v.nonEmpty('必須填寫')) },
      NOT_AN_OBJECT,
    ),
    v.check(({ from, to }) => from <= to, '最後一日不可早於第一日'),
  )

/** Of a day: each page sorts them to say whether the school is open. */
const MOST_RANGES = 20

const NOT_AN_OBJECT = '必須填寫完整'

/** Reads the contact details; unknown keys are dropped. */
export const contactDetails = (): v.GenericSchema<unknown, Contact> =>
  v.object(
    {
      name: v.object(
        {
          zh: v.pipe(lineOfText(), v.nonEmpty('必須填寫')),
          pt: lineOfText(),
          en: lineOfText(),
        },
        NOT_AN_OBJECT,
      ),
      address: lineOfText(),
      busLines: listOf(lineOfText()),
      guideVideo: orEmpty(linkTo('any')),
      telephone: lineOfText(),
      fax: lineOfText(),
      email: v.pipe(
        lineOfText(),
        v.check(
          address => address === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(address),
          '必須是電郵地址',
        ),
      ),
      website: orEmpty(linkTo('web')),
      openingTime: listOf(
        v.object(
          { days: listOf(weekdayNumber()), ranges: listOf(range(), MOST_RANGES) },
          NOT_AN_OBJECT,
        ),
      ),
      holidays: v.optional(listOf(holiday())),
      socialMedia: listOf(v.object({ name: lineOfText(), url: linkTo('web') }, NOT_AN_OBJECT)),
    },
    NOT_AN_OBJECT,
  )

/** The contact details as an older version of the program may have stored them, with every text one line. */
export const legibleContact = (stored: Contact): Contact => legible(stored) as Contact

function legible(value: unknown): unknown {
  if (typeof value === 'string') return safeLine(value)
  if (Array.isArray(value)) return value.map(legible)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, legible(each)]))
}
