import { type CSSProperties, type ReactNode, useState } from 'react'
import { courseFields, courseKinds, courses, isOpen } from '#contract/collections/course.ts'
import { feeWords } from '#contract/money.ts'
import { addressOf } from '#contract/pages.ts'
import { startOfDate, writtenDate } from '#contract/time.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { SiteLink } from '../SiteLink.tsx'
import type { CourseEntry } from './courseEntry.ts'
import { LessonTimes } from './LessonTimes.tsx'

/** How many stand side by side. */
const MOST = 3

const part = css({ marginTop: '10' })
const heading = css({ textStyle: 'subheading', marginBottom: '4' })

// What does not fit beside the names of the rows is scrolled to; these stay.
const scroller = css({ overflowX: 'auto', borderTop: 'rule' })

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  // So wide that a phone shows the edge of the next course, and nobody takes one for all.
  minWidth: 'calc(5rem + var(--courses) * 11rem)',
  textStyle: 'small',
  '& th, & td': {
    padding: '3',
    borderBottom: 'hairline',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th[scope=row]': {
    position: 'sticky',
    insetInlineStart: '0',
    width: '5rem',
    paddingInlineStart: '0',
    color: 'ink.soft',
    fontWeight: 'normal',
    backgroundColor: 'paper',
    // A border would scroll away with the table.
    boxShadow: 'inset -1px 0 token(colors.line)',
  },
})

const choice = css({ width: 'full', textOverflow: 'ellipsis' })
const title = css({ display: 'block', marginTop: '2', fontWeight: 'bold', fontSize: 'm' })
const unseen = css({ srOnly: true })

interface CourseComparisonProps {
  /** Those to choose from, of which the first are shown. */
  entries: readonly CourseEntry[]
  now: Date
}

/** Up to three courses side by side; nothing where there is nothing to compare. */
export function CourseComparison({ entries, now }: CourseComparisonProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (entries.length < 2) return null
  const places = Math.min(MOST, entries.length)
  const isChosen =
    (place: number) =>
    ({ course }: CourseEntry) =>
      course.id === chosen[place]
  const shown = Array.from({ length: places }, (_, place) => {
    // Where all stand side by side there is nothing to choose, and one would stand twice.
    const found = entries.length > places && entries.find(isChosen(place))
    return found || entries[place]
  }).filter(entry => entry !== undefined)
  const choose = (place: number, id: string) =>
    setChosen(shown.map(({ course }, index) => (index === place ? id : course.id)))
  return (
    <section aria-labelledby="comparison" className={part}>
      <h3 id="comparison" className={heading}>
        比較課程
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by key as well */}
      <section className={scroller} tabIndex={0} aria-label="課程比較表">
        <table className={table} style={{ '--courses': places } as CSSProperties}>
          <thead>
            <tr>
              <th scope="row">
                <span className={unseen}>課程</span>
              </th>
              {shown.map(({ kind, course }, place) => (
                <th key={`${String(place)} ${course.id}`} scope="col">
                  {entries.length > places ? (
                    <select
                      className={cx(field(), choice)}
                      aria-label={`第${place + 1}欄的課程`}
                      value={course.id}
                      onChange={event => choose(place, event.target.value)}
                    >
                      {entries.map(({ course: { id, title: name } }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </select>
                  ) : null}
                  <SiteLink href={addressOf(courses[kind], course)} className={title}>
                    <Phrases text={course.title} />
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cell]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shown.map((entry, place) => (
                  <td key={`${String(place)} ${entry.course.id}`}>
                    {cell(entry, now) ?? '未有資料'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const rows: readonly [name: string, cell: (entry: CourseEntry, now: Date) => ReactNode][] = [
  ['類別', ({ kind }) => courseKinds[kind].label],
  [
    courseFields.schedule.label,
    ({ course }) =>
      course.schedule || course.weekdays?.length ? <LessonTimes course={course} /> : null,
  ],
  [
    courseFields.start_date.label,
    ({ course }) =>
      course.start_date && <Unbroken text={writtenDate(startOfDate(course.start_date))} />,
  ],
  [
    courseFields.hours.label,
    ({ course }) => (course.hours === null ? null : `${course.hours}${courseFields.hours.unit}`),
  ],
  [courseFields.fee.label, ({ course }) => (course.fee === null ? null : feeWords(course.fee))],
  ['資助', ({ course }) => (course.subsidy ? courseFields.subsidy.label : '沒有')],
  [
    courseFields.deadline.label,
    ({ course }, now) => (
      <>
        <DaysLeft deadline={course.deadline} isClosed={!isOpen(course, now)} />
        <Deadline deadline={course.deadline} />
      </>
    ),
  ],
  [courseFields.language.label, ({ course }) => course.language],
  [courseFields.venue.label, ({ course }) => course.venue],
]
