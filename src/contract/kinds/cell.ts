/** What people and Excel write in a cell of a table, in the one spelling that travels. */
import { HALF_OF_DAY, saidHour } from '../saidHour.ts'
import { DAY_MS } from '../time.ts'

/** A cell that is not blank, as a file of Excel or CSV holds it. */
export type Cell = string | number | boolean | Date

/** A list has an entry a line: no name has a line break in it. */
export const linesInCell = (cell: Cell): string[] =>
  String(cell)
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** With commas only between thousands: where they part off decimals, `1280,50` is no hundred thousand. */
const AMOUNT = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/

/** A number, also with the signs that people write in an amount. */
export function numberInCell(cell: Cell): number | string {
  if (typeof cell === 'number') return cell
  const amount = String(cell).replace(/\s|MOP/gi, '')
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : String(cell)
}

/** `2027/1/5`, `2027-01-05`, `2027.1.5`, `2027年1月5日`; with a time behind it, or none. */
const DAY = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?:(?:T|\s*)(\D*\d{1,2}:.+))?$/
const TIME = new RegExp(
  String.raw`^(${HALF_OF_DAY})?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.0+)?\s*(AM|PM)?$`,
  'i',
)
/** What Excel writes behind a time in English. */
const HALVES: Readonly<Record<string, string>> = { AM: '上午', PM: '下午' }

/** Excel counts days from here; a number of five digits is a day of this century or the last. */
const EXCEL_BEGINS = Date.UTC(1899, 11, 30)
const SERIAL = /^\d{5}(\.\d+)?$/

interface Written {
  day: string
  /** `09:30:00`; `undefined` where only the day is written. */
  time: string | undefined
}

const two = (digits: string | number): string => String(digits).padStart(2, '0')

function timeOf(text: string): string | undefined {
  const found = TIME.exec(text.trim())
  if (!found) return undefined
  const [, before, hour, minute, second = '00', after] = found
  const hours = saidHour(before ?? (after && HALVES[after.toUpperCase()]), Number(hour))
  return hours === undefined ? undefined : `${two(hours)}:${minute}:${second}`
}

/** A moment that Excel has counted; read as if it were of Greenwich. */
function ofDate(date: Date): Written {
  const [day = '', rest = ''] = new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .split('T')
  const time = rest.slice(0, 8)
  return { day, time: time === '00:00:00' ? undefined : time }
}

/** The day and the time that a cell says; `undefined` where it says none, or it cannot be told which. */
function readMoment(cell: Cell): Written | undefined {
  if (cell instanceof Date) return ofDate(cell)
  const text = String(cell).trim().normalize('NFKC')
  if (SERIAL.test(text)) return ofDate(new Date(EXCEL_BEGINS + Number(text) * DAY_MS))
  const [, year, month, day, rest] = DAY.exec(text) ?? []
  if (!year || !month || !day) return undefined
  const time = rest === undefined ? undefined : timeOf(rest)
  if (rest !== undefined && time === undefined) return undefined
  return { day: `${year}-${two(month)}-${two(day)}`, time }
}

/** A time of the day, `HH:mm`, of a text or of the share of a day that Excel keeps. */
export function clockInCell(cell: Cell): string {
  if (cell instanceof Date) return ofDate(cell).time?.slice(0, 5) ?? '00:00'
  const share = typeof cell === 'number' && cell >= 0 && cell < 1
  if (share) return clockInCell(new Date(EXCEL_BEGINS + cell * DAY_MS))
  const text = String(cell).trim().normalize('NFKC')
  return timeOf(text)?.slice(0, 5) ?? text
}

export const MIDNIGHT = '00:00:00'

/** A day or a moment, as `spell` writes it; what says neither stays as it is, for the server to name. */
export function momentInCell(
  cell: Cell,
  spell: (day: string, time: string | undefined) => string | undefined,
): string {
  const found = readMoment(cell)
  return (found && spell(found.day, found.time)) ?? String(cell).trim()
}

/** What a cell of JSON means; what is none is left as it is, for the server to name. */
export function readJson(cell: Cell): unknown {
  try {
    return JSON.parse(String(cell))
  } catch {
    return cell
  }
}
