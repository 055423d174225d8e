import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { SiteLink } from '../SiteLink.tsx'
import { CourseRows } from './CourseRows.tsx'
import type { CourseEntry } from './courseEntry.ts'

const onScreen = css({ _print: { display: 'none' } })
const ways = css({ '& a': { textDecoration: 'underline' } })
const heading = css({ textStyle: 'subheading' })
const words = css({ marginTop: '2' })
const list = css({ marginTop: '4' })

interface SimilarCoursesProps {
  entries: readonly CourseEntry[]
  now: Date
  children?: ReactNode
}

/** Other courses that whoever looks at this one may want. */
export function SimilarCourses({ entries, now, children }: SimilarCoursesProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="similar" className={onScreen}>
      <h2 id="similar" className={heading}>
        相近課程
      </h2>
      {children}
      <div className={list}>
        <CourseRows entries={entries} now={now} isMixed />
      </div>
    </section>
  )
}

/** In place of the way to enrol: that it is too late, and what there is instead. */
export function ClosedNotice({ entries, now }: SimilarCoursesProps) {
  if (entries.length === 0) {
    return (
      <p className={cx(onScreen, ways)}>
        此課程已截止報名。下一期的開課消息會在<SiteLink href="/latestNotice">最新公告</SiteLink>
        發佈，亦可先看看<SiteLink href="/course#current-courses">現正招生課程</SiteLink>。
      </p>
    )
  }
  return (
    <SimilarCourses entries={entries} now={now}>
      <p className={words}>此課程已截止報名，以下課程仍可報讀。</p>
    </SimilarCourses>
  )
}
