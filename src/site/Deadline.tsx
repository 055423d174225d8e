import { DAY_MS, startOfDate, toDate, writtenDate, writtenMoment } from '#contract/time'
import { css, cx } from '#styled/css'
import { useNow } from './useNow'

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

const written = css({ fontVariantNumeric: 'tabular-nums' })
const whole = css({ whiteSpace: 'nowrap' })

/** The deadline written out, or that there is none. */
export function Deadline({ deadline }: { deadline: string | null }) {
  return deadline === null ? <span>隨時報名</span> : <Moment iso={deadline} />
}

/** A moment written out, which breaks between day and time and nowhere else. */
export function Moment({ iso }: { iso: string }) {
  const moment = new Date(iso)
  const day = writtenDate(moment)
  return (
    <time dateTime={iso} className={written}>
      <span className={whole}>{day}</span>
      <wbr />
      <span className={whole}>{writtenMoment(moment).slice(day.length)}</span>
    </time>
  )
}

// Its place is kept from the start: the words come after hydration and must push nothing.
const left = css({
  display: 'inline-block',
  minWidth: '5em',
  minHeight: '1lh',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
const calm = css({ color: 'green.700' })
const urgent = css({ color: 'red.600' })

/** 尚餘12日: only in a living page, because a page that was kept would tell yesterday's number. */
export function DaysLeft({ deadline, className }: { deadline: string | null; className?: string }) {
  const now = useNow()
  if (deadline === null) return null
  const state = now && deadlineWords(new Date(deadline), now)
  return (
    <span className={cx(left, state?.isUrgent ? urgent : calm, className)}>{state?.words}</span>
  )
}
