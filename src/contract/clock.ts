/**
 * Times of the day in the one form of this site: 下午4:00, 上午9:00至下午12:30. Staff may write a
 * schedule as they like; what visitors read of it is in this form. A text that says 上午, 傍晚 or pm
 * itself is left alone, because its other times lean on these words.
 */
/** What is said of a time before noon. */
export const AM = '上午|早上?|[早凌清]?晨|午夜'
/** What is said of a time after noon, and of noon. */
export const PM = '[中下正]午|[傍夜]?晚[上間]?|夜間?'
const TIME = '([01]?\\d|2[0-3])[:：]([0-5]\\d)(?![\\d:：])'
const SPAN = '\\s*[至到\\-–—~～]\\s*'
const HALF = `(?:(${AM}|${PM})\\s*)?`
export const TIMES = new RegExp(`${HALF}(?<![\\d:：])${TIME}(?:${SPAN}${HALF}${TIME})?`, 'g')
export const SAYS_HALF = new RegExp(`(?:${AM}|${PM})\\s*\\d+[:：時點]|\\d\\s*[ap]\\.?m`, 'i')

/** Nobody can tell whether 上午12:00 is noon or midnight. */
const half = (hour: number): string => (hour === 0 ? '凌晨' : hour < 12 ? '上午' : '下午')

const written = (hour: number, minute: string): string =>
  `${half(hour)}${hour % 12 || 12}:${minute}`.replace('下午12:00', '中午12:00')

/** `下午4:00`, of 16 and 0. */
export const writtenTime = (hour: number, minute: number): string =>
  written(hour, String(minute).padStart(2, '0'))

/** Every `18:45` of a text as 下午6:45, and `18:45–21:45` as 下午6:45至9:45. */
export function writtenTimes(text: string): string {
  if (SAYS_HALF.test(text)) return text
  return text.replace(TIMES, (_, _am, hour, minute, _pm, toHour, toMinute) => {
    const from = written(Number(hour), minute)
    if (toHour === undefined) return from
    // The half of the day that both are in is said once.
    return `${from}至${written(Number(toHour), toMinute)}`.replace(/^(..)(.+至)\1/, '$1$2')
  })
}
