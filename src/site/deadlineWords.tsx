import { DAY_MS, startOfDate, toDate } from '#contract/time'

const URGENT_MS = 3 * DAY_MS

/**
 * How long is left, counted in days of the calendar in Macau as people count them: what closes
 * tomorrow at four closes 明日, though fewer than 24 hours may be left.
 */
export function deadlineWords(deadline: Date, now: Date): { words: string; isUrgent: boolean } {
  const left = deadline.getTime() - now.getTime()
  if (left <= 0) return { words: '已截止', isUrgent: false }
  const days =
    (startOfDate(toDate(deadline)).getTime() - startOfDate(toDate(now)).getTime()) / DAY_MS
  const isUrgent = left < URGENT_MS
  if (days === 0) return { words: '今日截止', isUrgent }
  return { words: days === 1 ? '明日截止' : `尚餘${days}日`, isUrgent }
}
