/**
 * Times of the day in the one form of this site: 下午4:00, 上午9:00至下午12:30. Staff may write a
 * schedule as they like; what visitors read of it is in this form. A text that says 上午, 傍晚 or pm
 * itself is left alone, because its other times lean on these words.
 */
const AM = '上午|早[上晨]?|[凌清]?晨|午夜'
/** What is said of a time after noon, and of noon. */
export const PM = '[中下正]午|[傍夜]晚|晚[上間]?|夜間?'
const TIME = '([01]?\\d|2[0-3])[:：]([0-5]\\d)(?![\\d:：])'
const SPAN = '\\s*[至到\\-–—~～]\\s*'
const HALF = `(?:(${AM}|${PM})\\s*)?`
export const TIMES = new RegExp(`${HALF}(?<![\\d:：])${TIME}(?:${SPAN}${HALF}${TIME})?`, 'g')
export const SAYS_HALF = new RegExp(`(?:${AM}|${PM})\\s*\\d+[:：時點]|\\d\\s*[ap]\\.?m`, 'i')

/** Nobody can tell whether 上午12:00 is noon or midnight. */
function half(hour: number, minute: string): string {
  if (hour === 0) return '凌晨'
  if (hour === 12 && minute === '00') return '中午'
  return hour < 12 ? '上午' : '下午'
}
const onDial = (hour: number, minute: string): string => `${hour % 12 || 12}:${minute}`

const written = (hour: number, minute: string): string => half(hour, minute) + onDial(hour, minute)

/** `下午4:00`, of 16 and 0. */
export const writtenTime = (hour: number, minute: number): string =>
  written(hour, String(minute).padStart(2, '0'))

/** Every `18:45` of a text as 下午6:45, and `18:45–21:45` as 下午6:45至9:45. */
export function writtenTimes(text: string): string {
  if (SAYS_HALF.test(text)) return text
  return text.replace(TIMES, (_, _am, hour, minute, _pm, toHour, toMinute) => {
    const from = written(Number(hour), minute)
    if (toHour === undefined) return from
    const to = written(Number(toHour), toMinute)
    return `${from}至${to.startsWith(from.slice(0, 2)) ? to.slice(2) : to}`
  })
}
