import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminListPage } from '#admin/AdminListPage'

export const Route = createFileRoute('/admin/_staff/$page')({
  beforeLoad: async ({ params: { page } }) => {
    const { adminPageAt } = await import('#admin/adminPages')
    if (!adminPageAt(page)) throw notFound()
  },
  component: Page,
})

function Page() {
  return <AdminListPage path={Route.useParams().page} />
}
