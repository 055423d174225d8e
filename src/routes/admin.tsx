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
  useEffect(() => {
    // A browser's translator puts its words in the place of an editor's, and they would be saved as if typed.
    document.documentElement.translate = false
    // What failed was said of the screen that is left; but the login is where a failure has led to.
    const stop = router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation }) => {
      if (hrefChanged && toLocation.pathname !== '/admin/login') dismissErrors()
    })
    return () => {
      stop()
      document.documentElement.translate = true
    }
  }, [router])
  return (
    <>
      <Outlet />
      <Toaster />
      <UpdateBar />
    </>
  )
}
