import { createFileRoute } from '@tanstack/react-router'
import { newsById, newsOf } from '#data/queries'
import { loadPage } from '#site/loadPage'
import { MissingRecord } from '#site/MissingRecord'
import { orNotFound } from '#site/orNotFound'
import { NewsDetail } from '#site/pages/NewsDetail'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/mediaDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title, category } = await orNotFound(queryClient.ensureQueryData(newsById(params.id)))
    await loadPage(queryClient, [newsOf(category)])
    return { title }
  },
  head: ({ loaderData }) => titled(loaderData?.title),
  component: Page,
  notFoundComponent: () => (
    <MissingRecord
      title="找不到這則消息"
      advice="它可能已經移走，或網址有誤。"
      way={{ label: '瀏覽最新消息', href: '/media#news' }}
    />
  ),
})

function Page() {
  return <NewsDetail id={Route.useParams().id} />
}
