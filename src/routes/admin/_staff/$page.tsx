import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminPageAt } from '#admin/adminPages.ts'
import { adminToolAt } from '#admin/adminTools.ts'
import { CollectionPage, openRecord } from '#admin/CollectionPage.tsx'
import type { ListAddress } from '#admin/list/listView.ts'
import { PageTitle } from '#admin/PageTitle.ts'
import { previewOf } from './-preview.tsx'

/** Whose form is open, and how the list is looked at. */
interface Address extends ListAddress {
  record?: string
}

const word = (value: unknown): string | undefined =>
  value === '' || typeof value === 'object' || value === undefined ? undefined : String(value)

export const Route = createFileRoute('/admin/_staff/$page')({
  // What is no word or number at all is ignored here; what the collection does not know, by its list.
  validateSearch: ({ record, q, state, where, by, page, columns }): Address => ({
    record: word(record),
    q: word(q),
    state: word(state),
    where: where && typeof where === 'object' ? where : undefined,
    by: word(by),
    page: Number(page) > 1 ? Math.floor(Number(page)) : undefined,
    columns: word(columns),
  }),
  beforeLoad: async ({ params: { page } }) => {
    const { hasAdminPage } = await import('#admin/hasAdminPage.ts')
    if (!hasAdminPage(page)) throw notFound()
  },
  component: Page,
})

function Page() {
  const { page } = Route.useParams()
  const collection = adminPageAt(page)?.collection
  const search = Route.useSearch()
  const { record } = search
  const tool = adminToolAt(page)
  if (tool) {
    const { Page: Tool, label, isHidden } = tool
    return (
      <>
        {isHidden ? null : <PageTitle of={[label]} />}
        <Tool key={page} record={record} />
      </>
    )
  }
  if (!collection) return null
  return (
    <CollectionPage
      key={page}
      collection={collection}
      address={search}
      open={openRecord(collection, record)}
      preview={previewOf(collection)}
    />
  )
}
