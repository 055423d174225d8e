import { createFileRoute, notFound } from '@tanstack/react-router'
import { isCourseKind } from '#contract/collections/course.ts'
import { courseById } from '#data/queries.ts'
import { CourseDetail } from '#site/course/CourseDetail.tsx'
import { loadSurroundings } from '#site/course/loadCourse.ts'
import { MissingRecord } from '#site/MissingRecord.tsx'
import { orNotFound } from '#site/orNotFound.ts'
import { titledAsLoaded } from '#site/titled.ts'

export const Route = createFileRoute('/_site/course/courseDetail/$courseType/$courseId')({
  // Not part of what every first visit downloads: there the server has done the loader's work.
  codeSplitGroupings: [['loader'], ['component'], ['notFoundComponent']],
  loader: async ({ context, params: { courseType, courseId } }) => {
    if (!isCourseKind(courseType)) throw notFound()
    const course = await orNotFound(
      context.queryClient.ensureQueryData(courseById(courseType, courseId)),
    )
    const surroundings = await loadSurroundings(context, courseType, course)
    return { title: course.title, kind: courseType, surroundings }
  },
  head: titledAsLoaded,
  component: Page,
  notFoundComponent: () => (
    <MissingRecord
      title="找不到這個課程"
      advice="它可能已經結束，或網址有誤。"
      way={{ label: '現正招生課程', href: '/course#current-courses' }}
    />
  ),
})

function Page() {
  const { kind, surroundings } = Route.useLoaderData()
  return <CourseDetail kind={kind} id={Route.useParams().courseId} surroundings={surroundings} />
}
