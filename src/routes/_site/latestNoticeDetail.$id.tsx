import { createFileRoute } from '@tanstack/react-router'
import { noticeById, notices } from '#data/queries.ts'
import { loadPage } from '#site/loadPage.ts'
import { MissingRecord } from '#site/MissingRecord.tsx'
import { orNotFound } from '#site/orNotFound.ts'
import { NoticeDetail } from '#site/pages/NoticeDetail.tsx'
import { titledAsLoaded } from '#site/titled.ts'

export const Route = createFileRoute('/_site/latestNoticeDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title } = await orNotFound(queryClient.ensureQueryData(noticeById(params.id)))
    await loadPage(queryClient, [notices])
    return { title }
  },
  head: titledAsLoaded,
  component: Page,
  notFoundComponent: () => (
    <MissingRecord
      title="找不到這則公告"
      advice="它可能已經過期或移走，其他公告仍可查閱。"
      way={{ label: '瀏覽最新公告', href: '/latestNotice' }}
    />
  ),
})

function Page() {
  return <NoticeDetail id={Route.useParams().id} />
}
