import { writtenTimes } from '#contract/clock.ts'
import { WEEKDAYS } from '#contract/time.ts'
import { weekdayWords } from '#contract/weekdays.ts'
import type { CourseSummary } from '#data/queries.ts'
import { css } from '#styled/css'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { rangeWords } from '../openingHours.ts'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  minHeight: '6',
  // Where not all hours have room beside the days, none stand there.
  '@container (max-width: 21rem)': { flexDirection: 'column', alignItems: 'start' },
  textStyle: 'small',
  color: 'ink.soft',
  fontVariantNumeric: 'tabular-nums',
})

// Seven places of one width: the days of one row stand under those of the next.
const week = css({
  '& > *': { paddingInline: '0.25em' },
  '& b': {
    borderRadius: 'round',
    color: 'white',
    backgroundColor: 'green.700',
    outline: 'unseen',
    outlineOffset: '-1px',
    // White on nothing would print the days of a course fainter than the others.
    printColorAdjust: 'exact',
  },
})

// Of a hundred dates the course's own page has all.
const words = css({ lineClamp: '3' })

/** On which weekdays a course is, and at what hours; in the words of staff where these are not known apart. */
export function LessonTimes({ course }: { course: CourseSummary }) {
  const { schedule, weekdays, time_from, time_to } = course
  if (!weekdays || weekdays.length === 0) {
    return schedule ? (
      <p className={line}>
        <span className={words}>
          <Phrases text={writtenTimes(schedule)} />
        </span>
      </p>
    ) : null
  }
  return (
    <p className={line}>
      <span role="img" aria-label={weekdayWords(weekdays)} className={week}>
        {[...WEEKDAYS].map((name, index) =>
          weekdays.includes(index + 1) ? <b key={name}>{name}</b> : <i key={name}>{name}</i>,
        )}
      </span>
      {time_from && time_to ? (
        <span>
          <Unbroken text={rangeWords([time_from, time_to])} />
        </span>
      ) : schedule ? (
        '各日時間不同'
      ) : null}
    </p>
  )
}
