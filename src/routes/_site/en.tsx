import { createFileRoute } from '@tanstack/react-router'
import { LanguagePage } from '#site/language/LanguagePage.tsx'
import { loadLanguagePage } from '#site/language/loadLanguagePage.ts'

export const Route = createFileRoute('/_site/en')({
  loader: ({ context: { queryClient } }) => loadLanguagePage(queryClient, 'en'),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: () => <LanguagePage language="en" />,
})
