import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage'
import { SectionsPage } from '#site/pages/SectionsPage'
import { sectionsQueries } from '#site/pages/subPageQueries'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/certification')({
  loader: ({ context: { queryClient } }) =>
    loadPage(queryClient, sectionsQueries('/certification')),
  head: () => titled('專業認證中心'),
  component: () => <SectionsPage href="/certification" />,
})
