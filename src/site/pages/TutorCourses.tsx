import { useQueries } from '@tanstack/react-query'
import { everyCourseKind } from '#contract/collections/course.ts'
import { coursesOf } from '#data/queries.ts'
import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CourseRows } from '../course/CourseRows.tsx'
import type { CourseEntry } from '../course/courseEntry.ts'
import { byLatestEntry } from '../course/courseOrder.ts'
import { EmptyNote, FailedNote } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'

const heading = css({ textStyle: 'subheading', marginBottom: '4' })

/** The courses of every kind that a tutor teaches; those one can still enrol for stand first. */
export function TutorCourses({ tutorId }: { tutorId: string }) {
  return (
    <section aria-labelledby="tutor-courses">
      <h2 id="tutor-courses" className={heading}>
        任教課程
      </h2>
      <Courses tutorId={tutorId} />
    </section>
  )
}

function Courses({ tutorId }: { tutorId: string }) {
  const answers = useQueries({ queries: everyCourseKind.map(coursesOf) })
  const failed = answers.filter(({ data, isError }) => isError && !data)
  if (failed.length > 0) {
    return (
      <FailedNote
        error={failed[0]?.error ?? null}
        retry={() => failed.map(({ refetch }) => refetch())}
      />
    )
  }
  if (answers.some(({ data }) => !data)) return <Skeleton rows={2} like="row" />

  const taught = everyCourseKind.flatMap((kind, place) => {
    const courses = answers[place]?.data ?? []
    return courses
      .filter(({ tutor_ids }) => tutor_ids?.includes(tutorId))
      .map((course): CourseEntry => ({ kind, course }))
  })
  if (taught.length === 0) {
    return (
      <EmptyNote>
        暫時沒有任教課程，歡迎瀏覽<SiteLink href="/course#current-courses">現正招生課程</SiteLink>。
      </EmptyNote>
    )
  }
  return <CourseRows entries={taught.sort(byLatestEntry)} isMixed />
}
