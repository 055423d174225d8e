import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage.ts'
import { SectionsPage } from '#site/pages/SectionsPage.tsx'
import { aboutPages } from '#site/pages/sections/aboutPages.tsx'
import { sectionsQueries } from '#site/pages/subPageQueries.ts'

export const Route = createFileRoute('/_site/about')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/about')),
  // The specification asks for this title and nothing else.
  head: () => ({ meta: [{ title: '關於本校' }] }),
  component: () => <SectionsPage href="/about" own={aboutPages} />,
})
