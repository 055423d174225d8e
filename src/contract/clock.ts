/**
 * Times of the day in the one form of this site: 下午4:00, 上午9:00至下午12:30. Staff may write a
 * schedule as they like; what visitors read of it is in this form. A text that says 上午 or 下午
 * itself is left alone, because its other times lean on these words.
 */
const AM = '上午|早上|凌晨'
export const PM = '下午|晚上|晚間'
const TIME = '([01]?\\d|2[0-3])[:：]([0-5]\\d)(?![\\d:：])'
const SPAN = '\\s*[至到\\-–—~～]\\s*'
const HALF = `(${AM}|${PM})?`
export const TIMES = new RegExp(`${HALF}(?<![\\d:：])${TIME}(?:${SPAN}${HALF}${TIME})?`, 'g')
export const SAYS_HALF = new RegExp(`(?:${AM}|${PM})\\d`)

const half = (hour: number): string => (hour < 12 ? '上午' : '下午')
const onDial = (hour: number, minute: string): string => `${hour % 12 || 12}:${minute}`

/** `下午4:00`, of 16 and 0. */
export const writtenTime = (hour: number, minute: number): string =>
  half(hour) + onDial(hour, String(minute).padStart(2, '0'))

/** Every `18:45` of a text as 下午6:45, and `18:45–21:45` as 下午6:45至9:45. */
export function writtenTimes(text: string): string {
  if (SAYS_HALF.test(text)) return text
  return text.replace(TIMES, (_, _am, hour, minute, _pm, toHour, toMinute) => {
    const from = writtenTime(Number(hour), Number(minute))
    if (toHour === undefined) return from
    const isSame = half(Number(toHour)) === half(Number(hour))
    return `${from}至${isSame ? '' : half(Number(toHour))}${onDial(Number(toHour), toMinute)}`
  })
}
