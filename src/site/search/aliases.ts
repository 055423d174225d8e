/** Words by which people ask for what does not say them. All of them stand here, and few. */
import { reckonedTimes } from '#contract/reckonedTimes.ts'
import type { CourseSummary } from '#data/queries.ts'

/** What people also call a page, by its address. */
export const pageAliases: Readonly<Record<string, string>> = {
  '/about#contact': '地址 地圖 位置 交通 開放時間 查詢',
  '/course#current-courses': '報讀 招生',
  '/registration#bad-weather': '颱風 風球 暴雨 停課',
}

const EVENING = /晚|夜/
/** Where lessons begin at six or later; when they end does not make an evening. */
const LATE_START = /(?<!至)(?:1[89]|2[0-3]):\d\d/

/** By the times that are declared; by the words of staff where none are. */
function isInEvenings({ time_from, schedule }: CourseSummary): boolean {
  if (time_from) return time_from >= '18:00'
  const words = schedule ?? ''
  return EVENING.test(words) || LATE_START.test(reckonedTimes(words) ?? '')
}

function isAtWeekends({ weekdays, schedule }: CourseSummary): boolean {
  if (weekdays?.length) return weekdays.some(day => day >= 6)
  return /(?:星期|[週周、至])[六日天]/.test(schedule ?? '')
}

const courseAliases: readonly [words: string, isMeant: (course: CourseSummary) => boolean][] = [
  ['免費 免學費', ({ fee }) => fee === 0],
  ['晚上 晚間 夜間 夜校', isInEvenings],
  ['週末', isAtWeekends],
  ['電腦', ({ major }) => /資訊科技|數據分析|網絡安全|人工智能|辦公室應用/.test(major ?? '')],
  ['葡文', ({ major }) => major?.includes('葡語') ?? false],
]

/** What a course is also asked for by. */
export const courseAlias = (course: CourseSummary): string =>
  courseAliases.flatMap(([words, isMeant]) => (isMeant(course) ? words : [])).join(' ')
