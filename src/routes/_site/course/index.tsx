import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage'
import { SectionsPage, sectionsQueries } from '#site/pages/SectionsPage'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/course/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/course')),
  head: () => titled('課程列表'),
  component: () => <SectionsPage href="/course" />,
})
