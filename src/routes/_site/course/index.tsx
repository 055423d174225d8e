import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage'
import { SectionsPage } from '#site/pages/SectionsPage'
import { sectionsQueries } from '#site/pages/subPageQueries'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/course/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/course')),
  head: () => titled('課程列表'),
  component: () => <SectionsPage href="/course" />,
})
