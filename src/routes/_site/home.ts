import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#site/home/HomePage.tsx'
import { homeQueries } from '#site/home/homeQueries.ts'
import { loadPage } from '#site/loadPage.ts'

export const Route = createFileRoute('/_site/home')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, homeQueries),
  component: HomePage,
})
