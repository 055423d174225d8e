import { createFileRoute } from '@tanstack/react-router'
import { notices } from '#data/queries'
import { loadPage } from '#site/loadPage'
import { pageSearch } from '#site/media/pageSearch'
import { NoticesPage } from '#site/pages/NoticesPage'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/latestNotice')({
  validateSearch: pageSearch,
  loader: ({ context: { queryClient } }) => loadPage(queryClient, [notices]),
  head: () => titled('最新公告'),
  component: NoticesPage,
})
