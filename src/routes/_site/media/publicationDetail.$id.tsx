import { createFileRoute } from '@tanstack/react-router'
import { publicationById, publications } from '#data/queries.ts'
import { loadPage } from '#site/loadPage.ts'
import { MissingRecord } from '#site/MissingRecord.tsx'
import { orNotFound } from '#site/orNotFound.ts'
import { PublicationDetail } from '#site/pages/PublicationDetail.tsx'
import { publicationTitle } from '#site/publicationTitle.ts'
import { titledAsLoaded } from '#site/titled.ts'

export const Route = createFileRoute('/_site/media/publicationDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title, issue } = await orNotFound(
      queryClient.ensureQueryData(publicationById(params.id)),
    )
    await loadPage(queryClient, [publications])
    return { title: publicationTitle({ title, issue }) }
  },
  head: titledAsLoaded,
  component: Page,
  notFoundComponent: () => (
    <MissingRecord
      title="找不到這份刊物"
      advice="它可能已經下架，或網址有誤。"
      way={{ label: '瀏覽學校刊物', href: '/media#publication' }}
    />
  ),
})

function Page() {
  return <PublicationDetail id={Route.useParams().id} />
}
