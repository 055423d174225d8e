import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminLayout } from '#admin/AdminLayout'

/** The page whose session was looked at last. */
let page: string | undefined

export const Route = createFileRoute('/admin/_staff')({
  beforeLoad: async ({ location }) => {
    // A record's form opens within the page of its list.
    if (location.pathname === page) return
    // Fetched when it is needed: no visitor downloads a line of admin code.
    const { requireSession } = await import('#admin/requireSession')
    await requireSession(location.href)
    page = location.pathname
  },
  onLeave: () => {
    page = undefined
  },
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
})
