import { createFileRoute } from '@tanstack/react-router'
import { everyCourseKind } from '#contract/collections/course.ts'
import { coursesOf, tutorById } from '#data/queries.ts'
import { loadPage } from '#site/loadPage.ts'
import { MissingRecord } from '#site/MissingRecord.tsx'
import { orNotFound } from '#site/orNotFound.ts'
import { TutorDetail } from '#site/pages/TutorDetail.tsx'
import { titledAsLoaded } from '#site/titled.ts'

export const Route = createFileRoute('/_site/macau-course/tutorDetail/$tutorId')({
  loader: async ({ context: { queryClient }, params }) => {
    const [{ name: title }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(tutorById(params.tutorId))),
      // A tutor's courses may be of any kind.
      loadPage(queryClient, everyCourseKind.map(coursesOf)),
    ])
    return { title }
  },
  head: titledAsLoaded,
  component: Page,
  notFoundComponent: () => (
    <MissingRecord
      title="找不到這位導師"
      advice="這一頁可能已經移走，或網址有誤。"
      way={{ label: '瀏覽課程導師', href: '/macau-course#tutor-list' }}
    />
  ),
})

function Page() {
  return <TutorDetail id={Route.useParams().tutorId} />
}
