import { createFileRoute, notFound } from '@tanstack/react-router'
import { type CourseKind, courseKinds } from '#contract/collections/course'
import { courseById, tutors } from '#data/queries'
import { orNotFound } from '#site/orNotFound'
import { CourseDetail } from '#site/pages/CourseDetail'
import { titled } from '#site/titled'

const isCourseKind = (kind: string): kind is CourseKind => Object.hasOwn(courseKinds, kind)

export const Route = createFileRoute('/_site/course/courseDetail/$courseType/$courseId')({
  loader: async ({ context: { queryClient }, params: { courseType, courseId } }) => {
    if (!isCourseKind(courseType)) throw notFound()
    const [{ title }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(courseById(courseType, courseId))),
      queryClient.ensureQueryData(tutors),
    ])
    return { title, kind: courseType }
  },
  head: ({ loaderData }) => titled(loaderData?.title),
  component: Page,
})

function Page() {
  return <CourseDetail kind={Route.useLoaderData().kind} id={Route.useParams().courseId} />
}
