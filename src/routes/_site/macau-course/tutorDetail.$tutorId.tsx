import { createFileRoute } from '@tanstack/react-router'
import { tutorById } from '#data/queries'
import { orNotFound } from '#site/orNotFound'
import { TutorDetail } from '#site/pages/TutorDetail'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/macau-course/tutorDetail/$tutorId')({
  loader: async ({ context: { queryClient }, params }) => {
    const { name } = await orNotFound(queryClient.ensureQueryData(tutorById(params.tutorId)))
    return { name }
  },
  head: ({ loaderData }) => titled(loaderData?.name),
  component: Page,
})

function Page() {
  return <TutorDetail id={Route.useParams().tutorId} />
}
