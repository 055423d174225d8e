import { DAY_MS, startOfDate, toDate } from '#contract/time.ts'

const URGENT_MS = 3 * DAY_MS

export const CLOSED_WORDS = '已截止'

interface DeadlineState {
  words: string
  isUrgent: boolean
  isClosed: boolean
}

/**
 * How long is left, counted in days of the calendar in Macau as people count them: what closes
 * tomorrow at four closes 明日, though fewer than 24 hours may be left.
 */
export function deadlineWords(deadline: Date, now: Date): DeadlineState {
  const left = deadline.getTime() - now.getTime()
  if (left <= 0) return { words: CLOSED_WORDS, isUrgent: false, isClosed: true }
  const days =
    (startOfDate(toDate(deadline)).getTime() - startOfDate(toDate(now)).getTime()) / DAY_MS
  const open = { isUrgent: left < URGENT_MS, isClosed: false }
  if (days === 0) return { words: '今日截止', ...open }
  return { words: days === 1 ? '明日截止' : `尚餘${days}日`, ...open }
}
