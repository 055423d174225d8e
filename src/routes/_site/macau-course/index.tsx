import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage.ts'
import { SectionsPage } from '#site/pages/SectionsPage.tsx'
import { academyPages } from '#site/pages/sections/academyPages.tsx'
import { sectionsQueries } from '#site/pages/subPageQueries.ts'
import { titledByMap } from '#site/titled.ts'

export const Route = createFileRoute('/_site/macau-course/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/macau-course')),
  head: titledByMap('/macau-course'),
  component: () => <SectionsPage href="/macau-course" own={academyPages} />,
})
