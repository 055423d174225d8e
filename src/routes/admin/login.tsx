import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LoginPage } from '#admin/LoginPage.tsx'

export const Route = createFileRoute('/admin/login')({ component: Page })

function Page() {
  return <LoginPage from={useLocation().state.from} />
}
