import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminLayout } from '#admin/AdminLayout.tsx'

export const Route = createFileRoute('/admin/_staff')({
  // Fetched when it is needed: no visitor downloads a line of admin code.
  beforeLoad: async ({ location, preload }) =>
    (await import('#admin/requireSession.ts')).requireSession(location, preload),
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
})
