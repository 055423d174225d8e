import { createFileRoute } from '@tanstack/react-router'
import { AdminHome } from '#admin/home/AdminHome.tsx'

export const Route = createFileRoute('/admin/_staff/home')({
  validateSearch: (search): { record?: string } =>
    typeof search.record === 'string' ? { record: search.record } : {},
  component: Page,
})

function Page() {
  return <AdminHome record={Route.useSearch().record} />
}
