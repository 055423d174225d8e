/**
 * The days on which the school is closed, said once: the 校曆 page lists those of its school year, the
 * contact details have them all, and no lesson is laid on them. Holidays that move with the moon or with
 * Easter are known for 2026 and 2027 only; in other years the timetable knows the fixed ones, which is
 * enough for a demo.
 */
import type { Holiday } from '#contract/contact'
import type { Calendar, Weekday } from './calendar'

const day = (from: string, name: string): Holiday => ({ from, to: from, name })

export const CLOSURES: readonly Holiday[] = [
  day('2026-01-01', '元旦'),
  { from: '2026-02-16', to: '2026-02-19', name: '農曆新年假期' },
  { from: '2026-04-03', to: '2026-04-04', name: '復活節假期' },
  day('2026-04-05', '清明節'),
  day('2026-05-01', '勞動節'),
  day('2026-05-24', '佛誕節'),
  day('2026-06-19', '端午節'),
  day('2026-09-26', '中秋節翌日'),
  { from: '2026-10-01', to: '2026-10-02', name: '國慶日及翌日' },
  day('2026-10-18', '重陽節'),
  day('2026-11-02', '追思節'),
  day('2026-12-08', '聖母無原罪瞻禮'),
  day('2026-12-20', '澳門特別行政區成立紀念日'),
  day('2026-12-22', '冬至'),
  { from: '2026-12-24', to: '2027-01-03', name: '聖誕節及元旦假期' },
  { from: '2027-02-04', to: '2027-02-13', name: '農曆新年假期' },
  { from: '2027-03-26', to: '2027-03-29', name: '復活節假期' },
  day('2027-04-05', '清明節'),
  day('2027-05-01', '勞動節'),
  day('2027-05-13', '佛誕節'),
  day('2027-06-09', '端午節'),
  day('2027-09-16', '中秋節翌日'),
  { from: '2027-10-01', to: '2027-10-02', name: '國慶日及翌日' },
  day('2027-10-08', '重陽節'),
  day('2027-11-02', '追思節'),
  day('2027-12-08', '聖母無原罪瞻禮'),
  day('2027-12-20', '澳門特別行政區成立紀念日'),
  day('2027-12-22', '冬至'),
  { from: '2027-12-24', to: '2027-12-25', name: '聖誕節' },
]

/** The school year of the 校曆 page. */
const [YEAR_BEGINS, YEAR_ENDS] = ['2026-09-01', '2027-08-31']

/** The public holidays that fall on the same day (MM-DD) every year. */
const YEARLY = new Set(
  '01-01 05-01 10-01 10-02 11-02 12-08 12-20 12-21 12-22 12-24 12-25'.split(' '),
)

/** Whether there are no classes on `date` (YYYY-MM-DD). */
export const isClosed = (date: string): boolean =>
  YEARLY.has(date.slice(5)) || CLOSURES.some(({ from, to }) => from <= date && date <= to)

/** The first offset from `days` on that is one of `weekdays` and not a holiday. */
export function classDay(calendar: Calendar, days: number, weekdays: readonly Weekday[]): number {
  let offset = calendar.onOrAfter(days, weekdays)
  while (isClosed(calendar.date(offset))) offset = calendar.onOrAfter(offset + 1, weekdays)
  return offset
}

/** The closures of the school year as rows of its calendar: date and name. */
export const closureRows = (): [date: string, name: string][] =>
  CLOSURES.filter(({ from, to }) => YEAR_BEGINS <= from && to <= YEAR_ENDS).map(
    ({ from, to, name }) => [spanInProse(from, to), name],
  )

function spanInProse(from: string, to: string): string {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number)
  const [toYear, toMonth, toDay] = to.split('-').map(Number)
  const start = `${fromYear}年${fromMonth}月${fromDay}日`
  if (from === to) return start
  if (fromYear !== toYear) return `${start}至${toYear}年${toMonth}月${toDay}日`
  if (fromMonth !== toMonth) return `${start}至${toMonth}月${toDay}日`
  return `${fromYear}年${fromMonth}月${fromDay}日至${toDay}日`
}

/** The terms of the school year as the 校曆 page and its PDF show them: stage, dates, remark. */
export const termRows = [
  ['第一學期', '2026年9月1日至12月23日', '9月1日為開學日'],
  ['第一學期考試', '2027年1月4日至1月16日', '考試時間表於考試前三週公佈'],
  ['學期假', '2027年1月17日至1月24日', '服務處照常開放'],
  ['第二學期', '2027年1月25日至5月29日', '農曆新年期間停課'],
  ['第二學期考試', '2027年6月10日至6月23日', ''],
  ['畢業典禮', '2027年7月3日', '於多用途禮堂舉行'],
  ['暑期課程', '2027年7月5日至8月14日', '另行招生'],
] as const satisfies [stage: string, dates: string, remark: string][]
