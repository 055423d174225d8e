import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminPageAt } from '#admin/adminPages'
import { CollectionPage, openRecord } from '#admin/CollectionPage'
import { previewOf } from './-preview'

export const Route = createFileRoute('/admin/_staff/$page')({
  validateSearch: (search): { record?: string } =>
    typeof search.record === 'string' ? { record: search.record } : {},
  beforeLoad: async ({ params: { page } }) => {
    const { adminPageAt } = await import('#admin/adminPages')
    if (!adminPageAt(page)) throw notFound()
  },
  component: Page,
})

function Page() {
  const { page } = Route.useParams()
  const collection = adminPageAt(page)?.collection
  const { record } = Route.useSearch()
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
