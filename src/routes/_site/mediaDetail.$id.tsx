import { createFileRoute } from '@tanstack/react-router'
import { newsById } from '#data/queries'
import { orNotFound } from '#site/orNotFound'
import { NewsDetail } from '#site/pages/NewsDetail'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/mediaDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title } = await orNotFound(queryClient.ensureQueryData(newsById(params.id)))
    return { title }
  },
  head: ({ loaderData }) => titled(loaderData?.title),
  component: Page,
})

function Page() {
  return <NewsDetail id={Route.useParams().id} />
}
