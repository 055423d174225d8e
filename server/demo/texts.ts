/**
 * The demo school in words, as the build packs its files under `content`. What a text says of days is
 * counted from the first start, and becomes dates here: the same first start always gives the same records.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import type { SettingValues } from '#contract/collections/setting.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import { weeklyTimes } from '#contract/schedule.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { timetable, weekdayOf } from './timetable.ts'

export type Draft = Readonly<Record<string, unknown>>

/** One record: what its file says, with rich text in HTML, files by their labels, days as written. */
export interface Text {
  /** Within `content`. */
  file: string
  collection: string
  id: string
  draft: Draft
}

export interface DemoTexts {
  settings: SettingValues
  records: readonly Text[]
}

/** A record in the shape in which staff would send it. */
export interface DemoRecord {
  collection: AnyCollection
  id: string
  draft: Draft
}

/** Not a field of the contract: what follows from a course's schedule counts from this day. */
const LESSONS_FROM = 'lessons_from'

/** `+10 days`, `-1 days 09:00:00`; `星期二 from +82 days` is the first such day that is no holiday. */
const DAY = /^(?:星期([一二三四五六日]) from )?([+-]\d+) days( .+)?$/

/** `{+6 days}` within a sentence. */
const DAY_IN_TEXT = /\{([+-]\d+) days\}/g

const packed = (folder: string) => join(folder, 'texts.json')

export const writeTexts = (folder: string, texts: DemoTexts): Promise<void> =>
  writeFile(packed(folder), JSON.stringify(texts))

/** The texts as the build left them in `folder`. */
export const readTexts = async (folder: string): Promise<DemoTexts> =>
  JSON.parse(await readFile(packed(folder), 'utf8'))

/** The calendar by which the school's texts are dated. */
export const calendarOf = ({ settings }: DemoTexts, firstStart: Date): Calendar =>
  createCalendar(firstStart, settings.contact.holidays)

/**
 * A text as a record on a calendar.
 * @param nameOf the stored name of a file's label
 */
export function recordOf(
  text: Text,
  calendar: Calendar,
  nameOf: (label: string) => string,
): DemoRecord {
  const collection = collections.find(({ name }) => name === text.collection)
  if (!collection) throw new Error(`there is no collection ${text.collection}`)
  const draft = withStoredNames(collection, dated(text.draft, calendar), nameOf)
  return { collection, id: text.id, draft }
}

function dated({ [LESSONS_FROM]: from, ...draft }: Draft, calendar: Calendar): Draft {
  const days = Object.entries(draft).map(([name, value]) => [name, datedValue(value, calendar)])
  const lessons = from === undefined ? {} : lessonsFrom(String(from), draft, calendar)
  const written: Draft = { ...Object.fromEntries(days), ...lessons }
  // What the schedule says for certain; a text says the rest itself.
  return { ...weeklyTimes(String(written.schedule ?? '')), ...written }
}

function lessonsFrom(from: string, { schedule }: Draft, calendar: Calendar) {
  const days = DAY.exec(from)?.[2]
  if (days === undefined) throw new Error(`${LESSONS_FROM}: ${from} is no day`)
  return timetable(String(schedule), Number(days), calendar)
}

function datedValue(value: unknown, calendar: Calendar): unknown {
  if (typeof value !== 'string') return value
  const [day, weekday, days, time = ''] = DAY.exec(value) ?? []
  if (day === undefined)
    return value.replace(DAY_IN_TEXT, (_, offset) => calendar.prose(Number(offset)))
  const offset = Number(days)
  return calendar.date(weekday ? calendar.classDay(offset, [weekdayOf(weekday)]) : offset) + time
}

/** Labels in the declared image, file and list fields become stored names. */
function withStoredNames(
  collection: AnyCollection,
  draft: Draft,
  nameOf: (label: string) => string,
): Draft {
  const fields = fieldsFor(collection, draft)
  const entries = Object.entries(draft).map(([field, value]) => {
    const declared = fields[field]
    if (!value || !declared || !traitsOf(declared).files) return [field, value]
    return [field, Array.isArray(value) ? value.map(nameOf) : nameOf(String(value))]
  })
  return Object.fromEntries(entries)
}
