import { writtenMoment } from '#contract/time.ts'
import { css, cx } from '#styled/css'
import { Unbroken } from '#ui/Phrases.tsx'
import { CLOSED_WORDS, deadlineWords } from './deadlineWords.ts'
import { useNow } from './useNow.ts'

const written = css({ fontVariantNumeric: 'tabular-nums' })
const anytime = css({ color: 'green.700', fontWeight: 'bold' })

/** The deadline written out, or that there is none. */
export function Deadline({ deadline }: { deadline: string | null }) {
  return deadline === null ? <span className={anytime}>隨時報名</span> : <Moment iso={deadline} />
}

/** A moment written out. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className={written}>
      <Unbroken text={writtenMoment(new Date(iso))} />
    </time>
  )
}

// Its place is kept from the start: the words come after hydration and must push nothing.
const left = css({
  display: 'inline-block',
  minWidth: '5em',
  // A line of nothing stands as high as one of words.
  _empty: { _before: { content: '"\\200b"' } },
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: 'green.700',
  '&[data-urgent]': { color: 'red.600' },
  '&[data-closed]': { color: 'ink.soft' },
})

interface DaysLeftProps {
  deadline: string | null
  className?: string
  /** Known when the page was made: it had passed by then, which no later moment changes. */
  isClosed?: boolean
}

/** 尚餘12日: only in a living page, because a page that was kept would tell yesterday's number. */
export function DaysLeft({ deadline, className, isClosed = false }: DaysLeftProps) {
  const now = useNow()
  if (deadline === null) return null
  const state = now && deadlineWords(new Date(deadline), now)
  const hasPassed = state?.isClosed ?? isClosed
  return (
    <span
      className={cx(left, className)}
      data-urgent={state?.isUrgent ? '' : undefined}
      data-closed={hasPassed ? '' : undefined}
    >
      {state?.words ?? (hasPassed ? CLOSED_WORDS : '')}
    </span>
  )
}
