import { type CourseKind, courseKinds } from '#contract/collections/course.ts'
import { coursesOf, openCourses } from '#data/queries.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { CourseListing } from './CourseListing.tsx'
import { openEntries } from './courseEntry.ts'

/** The courses of one kind in the order that staff gave them. */
export function CourseList({ kind }: { kind: CourseKind }) {
  const { label, anchor } = courseKinds[kind]
  return (
    <Loaded query={coursesOf(kind)} skeleton={<Skeleton rows={6} like="row" />}>
      {courses =>
        courses.length === 0 ? (
          <EmptyNote>
            暫時沒有{label}。可先看看
            <SiteLink href="/course#current-courses">現正招生課程</SiteLink>，或留意
            <SiteLink href="/latestNotice">最新公告</SiteLink>。
          </EmptyNote>
        ) : (
          <CourseListing anchor={anchor} entries={courses.map(course => ({ kind, course }))} />
        )
      }
    </Loaded>
  )
}

/** What one can enrol for now, by kind, soonest deadline first. */
export function OpenCourseList() {
  return (
    <Loaded query={openCourses} skeleton={<Skeleton rows={8} like="row" />}>
      {open => {
        const entries = openEntries(open)
        if (entries.length > 0) {
          return <CourseListing anchor="current-courses" entries={entries} isMixed />
        }
        return (
          <EmptyNote>
            現時沒有課程招生。開課消息會在<SiteLink href="/latestNotice">最新公告</SiteLink>
            發佈，亦歡迎<SiteLink href="/about#contact">聯絡我們</SiteLink>查詢。
          </EmptyNote>
        )
      }}
    </Loaded>
  )
}
