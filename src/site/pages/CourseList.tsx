import { type CourseKind, courseKinds } from '#contract/collections/course'
import { type CourseSummary, coursesOf, openCourses } from '#data/queries'
import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton'
import { CourseRow } from '../CourseRow'
import { bySoonest } from '../courseOrder'
import { EmptyNote, Loaded } from '../Loaded'

const list = css({ borderTop: 'rule' })
const kindName = css({ textStyle: 'name', color: 'green.700', marginTop: '6', marginBottom: '2' })

/** The courses of one kind in the order that staff gave them. */
export function CourseList({ kind }: { kind: CourseKind }) {
  return (
    <Loaded query={coursesOf(kind)} skeleton={<Skeleton rows={4} like="row" />}>
      {courses =>
        courses.length === 0 ? (
          <EmptyNote>暫時沒有{courseKinds[kind].label}，請留意最新公告。</EmptyNote>
        ) : (
          <Rows kind={kind} courses={courses} />
        )
      }
    </Loaded>
  )
}

const kinds = Object.keys(courseKinds) as CourseKind[]

/** What one can enrol for now, by kind, soonest deadline first. */
export function OpenCourseList() {
  return (
    <Loaded query={openCourses} skeleton={<Skeleton rows={8} like="row" />}>
      {open => {
        const offered = kinds.filter(kind => open[kind].length > 0)
        if (offered.length === 0) return <EmptyNote>現時沒有課程招生，請留意最新公告。</EmptyNote>
        return offered.map(kind => (
          <div key={kind}>
            <h3 className={kindName}>{courseKinds[kind].label}</h3>
            <Rows kind={kind} courses={bySoonest(open[kind])} />
          </div>
        ))
      }}
    </Loaded>
  )
}

function Rows({ kind, courses }: { kind: CourseKind; courses: readonly CourseSummary[] }) {
  return (
    <ul className={list}>
      {courses.map(course => (
        <CourseRow key={course.id} kind={kind} course={course} />
      ))}
    </ul>
  )
}
