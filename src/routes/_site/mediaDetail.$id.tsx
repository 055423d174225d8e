import { createFileRoute } from '@tanstack/react-router'
import { newsById, newsOf } from '#data/queries.ts'
import { loadPage } from '#site/loadPage.ts'
import { MissingRecord } from '#site/MissingRecord.tsx'
import { orNotFound } from '#site/orNotFound.ts'
import { NewsDetail } from '#site/pages/NewsDetail.tsx'
import { titledAsLoaded } from '#site/titled.ts'

export const Route = createFileRoute('/_site/mediaDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title, category } = await orNotFound(queryClient.ensureQueryData(newsById(params.id)))
    await loadPage(queryClient, [newsOf(category)])
    return { title }
  },
  head: titledAsLoaded,
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
