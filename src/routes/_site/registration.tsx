import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage'
import { pageSearch } from '#site/media/pageSearch'
import { SectionsPage } from '#site/pages/SectionsPage'
import { sectionsQueries } from '#site/pages/subPageQueries'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/registration')({
  validateSearch: pageSearch,
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/registration')),
  head: () => titled('報名及須知'),
  component: () => <SectionsPage href="/registration" />,
})
