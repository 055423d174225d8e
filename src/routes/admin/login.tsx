import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#admin/LoginPage'

export const Route = createFileRoute('/admin/login')({
  // Only back into the admin: the address is a stranger's, too.
  validateSearch: ({ from }): { from?: string } =>
    typeof from === 'string' && /^\/admin(\/(?!\/)|$)/.test(from) ? { from } : {},
  component: Page,
})

function Page() {
  return <LoginPage from={Route.useSearch().from} />
}
