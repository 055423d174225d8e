import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Toaster } from '#ui/Toaster.tsx'
import { dismissErrors } from '#ui/toasts.ts'
import { UpdateBar } from '#ui/UpdateBar.tsx'
import { toCanonicalPath } from './-canonicalPath.ts'

/** The admin area: the server answers its shell alone, whoever asks, and the browser fills it. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: toCanonicalPath,
  head: () => ({
    meta: [{ title: '管理' }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  const router = useRouter()
  // What failed was said of the screen that is left; but the login is where a failure has led to.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation }) => {
        if (hrefChanged && toLocation.pathname !== '/admin/login') dismissErrors()
      }),
    [router],
  )
  return (
    <>
      <Outlet />
      <Toaster />
      <UpdateBar />
    </>
  )
}
