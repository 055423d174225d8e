import { createFileRoute } from '@tanstack/react-router'
import { publicationById } from '#data/queries'
import { orNotFound } from '#site/orNotFound'
import { PublicationDetail } from '#site/pages/PublicationDetail'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/media/publicationDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title } = await orNotFound(queryClient.ensureQueryData(publicationById(params.id)))
    return { title }
  },
  head: ({ loaderData }) => titled(loaderData?.title),
  component: Page,
})

function Page() {
  return <PublicationDetail id={Route.useParams().id} />
}
