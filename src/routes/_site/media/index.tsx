import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage.ts'
import { SectionsPage } from '#site/pages/SectionsPage.tsx'
import { mediaPages } from '#site/pages/sections/mediaPages.tsx'
import { sectionsQueries } from '#site/pages/subPageQueries.ts'
import { pageSearch } from '#site/paging/pageSearch.ts'
import { titledByMap } from '#site/titled.ts'

export const Route = createFileRoute('/_site/media/')({
  validateSearch: pageSearch,
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/media')),
  head: titledByMap('/media'),
  component: () => <SectionsPage href="/media" own={mediaPages} />,
})
