import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#site/loadPage'
import { SectionsPage, sectionsQueries } from '#site/pages/SectionsPage'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/media/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, sectionsQueries('/media')),
  head: () => titled('媒體及宣傳'),
  component: () => <SectionsPage href="/media" />,
})
