import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { adminPageAt } from '#admin/adminPages.ts'
import { adminToolAt } from '#admin/adminTools.ts'
import { CollectionPage, openRecord } from '#admin/CollectionPage.tsx'
import { PageTitle } from '#admin/PageTitle.ts'
import { previewOf } from './-preview.tsx'

export const Route = createFileRoute('/admin/_staff/$page')({
  validateSearch: (search): { record?: string } =>
    typeof search.record === 'string' ? { record: search.record } : {},
  beforeLoad: async ({ params: { page } }) => {
    const { hasAdminPage } = await import('#admin/hasAdminPage.ts')
    if (!hasAdminPage(page)) throw notFound()
  },
  component: Page,
})

function Page() {
  const { page } = Route.useParams()
  const collection = adminPageAt(page)?.collection
  const { record } = Route.useSearch()
  const tool = adminToolAt(page)
  if (tool) {
    const { Page: Tool, label, isHidden } = tool
    return (
      <Suspense fallback={<p role="status">正在載入…</p>}>
        {isHidden ? null : <PageTitle of={[label]} />}
        <Tool key={page} record={record} />
      </Suspense>
    )
  }
  if (!collection) return null
  return (
    <CollectionPage
      key={page}
      collection={collection}
      level={1}
      open={openRecord(collection, record)}
      preview={previewOf(collection)}
    />
  )
}
