import { createFileRoute } from '@tanstack/react-router'
import { LanguagePage } from '#site/language/LanguagePage.tsx'
import { loadLanguagePage } from '#site/language/loadLanguagePage.ts'

export const Route = createFileRoute('/_site/pt')({
  loader: ({ context: { queryClient } }) => loadLanguagePage(queryClient, 'pt'),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: () => <LanguagePage language="pt" />,
})
