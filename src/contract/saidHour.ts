/** Hours as they are said with a half of the day: 下午4, 晚上7, 中午11. */
import { AM, PM } from './clock.ts'

/** What may stand before an hour. */
export const HALF_OF_DAY = `${AM}|${PM}`
const late = new RegExp(`^(?:${PM})$`)
const noon = /^[中正]午$/

/**
 * @param half as `HALF_OF_DAY` finds it; none where the hour stands by itself
 * @param hour from 0 to 23, or to 12 with a half
 * @returns the hour from 0 to 23; `undefined` for what nobody says, such as 上午16, and for 晚上12, which could be
 *   either day's
 */
export function saidHour(half: string | undefined, hour: number): number | undefined {
  // Noon begins at ten.
  if (!half || (noon.test(half) && hour >= 10)) return hour
  const isLate = late.test(half)
  if (hour > 12) return isLate ? hour : undefined
  if (hour === 12 && isLate && half !== '下午') return undefined
  return (hour % 12) + (isLate ? 12 : 0)
}
