import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#site/home/HomePage'
import { homeQueries } from '#site/home/homeQueries'
import { loadPage } from '#site/loadPage'

export const Route = createFileRoute('/_site/home')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, homeQueries),
  component: HomePage,
})
