import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage'
import { SectionsPage } from '#site/pages/SectionsPage'
import { sectionsQueries } from '#site/pages/subPageQueries'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/macau-course/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/macau-course')),
  head: () => titled('澳門工匠學院'),
  component: () => <SectionsPage href="/macau-course" />,
})
