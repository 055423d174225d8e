import { createFileRoute } from '@tanstack/react-router'
import { noticeById } from '#data/queries'
import { orNotFound } from '#site/orNotFound'
import { NoticeDetail } from '#site/pages/NoticeDetail'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/latestNoticeDetail/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const { title } = await orNotFound(queryClient.ensureQueryData(noticeById(params.id)))
    return { title }
  },
  head: ({ loaderData }) => titled(loaderData?.title),
  component: Page,
})

function Page() {
  return <NoticeDetail id={Route.useParams().id} />
}
