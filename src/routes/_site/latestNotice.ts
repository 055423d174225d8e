import { createFileRoute } from '@tanstack/react-router'
import { notices } from '#data/queries.ts'
import { loadPage } from '#site/loadPage.ts'
import { NoticesPage } from '#site/pages/NoticesPage.tsx'
import { pageSearch } from '#site/paging/pageSearch.ts'
import { titledByMap } from '#site/titled.ts'

export const Route = createFileRoute('/_site/latestNotice')({
  validateSearch: pageSearch,
  loader: ({ context: { queryClient } }) => loadPage(queryClient, [notices]),
  head: titledByMap('/latestNotice'),
  component: NoticesPage,
})
