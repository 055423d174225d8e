import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage.ts'
import { SectionsPage } from '#site/pages/SectionsPage.tsx'
import { sectionsQueries } from '#site/pages/subPageQueries.ts'
import { titledByMap } from '#site/titled.ts'

export const Route = createFileRoute('/_site/certification')({
  loader: ({ context: { queryClient } }) =>
    loadPage(queryClient, sectionsQueries('/certification')),
  head: titledByMap('/certification'),
  component: () => <SectionsPage href="/certification" />,
})
