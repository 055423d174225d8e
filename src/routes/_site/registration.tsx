import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage.ts'
import { SectionsPage } from '#site/pages/SectionsPage.tsx'
import { registrationPages } from '#site/pages/sections/registrationPages.tsx'
import { sectionsQueries } from '#site/pages/subPageQueries.ts'
import { pageSearch } from '#site/paging/pageSearch.ts'
import { titledByMap } from '#site/titled.ts'

export const Route = createFileRoute('/_site/registration')({
  validateSearch: pageSearch,
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/registration')),
  head: titledByMap('/registration'),
  component: () => <SectionsPage href="/registration" own={registrationPages} />,
})
