/** Days of the week, 1 (Monday) to 7 (Sunday), as people write them. */
import { WEEKDAYS } from './time.ts'

const nameOf = (day: number): string => WEEKDAYS[day - 1] ?? ''

/** Each once, Monday first. */
export const inOrder = (days: readonly number[]): number[] =>
  [...new Set(days)].sort((a, b) => a - b)

/** Days that follow each other, together. */
export function weekdayRuns(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of inOrder(days)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** `星期一至六`, `星期日`, `星期一、三`: days that follow each other are joined. */
export function weekdayWords(days: readonly number[]): string {
  const words = weekdayRuns(days).map(run => {
    const names = run.map(nameOf)
    return run.length > 2 ? `${names[0]}至${names.at(-1)}` : names.join('、')
  })
  return `星期${words.join('、')}`
}

/** What `weekdayWords` says behind its first word, `一、三` or `一至五`; a span that runs backwards is none. */
export function readWeekdays(text: string): number[] | undefined {
  const days: number[] = []
  for (const part of text.split(/[、,，及和]/)) {
    const [first = 0, last = first] = part.split(/[至到]/).map(day => WEEKDAYS.indexOf(day) + 1)
    if (first < 1 || last < first) return undefined
    for (let day = first; day <= last; day += 1) days.push(day)
  }
  return inOrder(days)
}
