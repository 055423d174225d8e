import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Toaster } from '#ui/Toaster'
import { UpdateBar } from '#ui/UpdateBar'

/** The admin area: the server answers its shell alone, whoever asks, and the browser fills it. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  head: () => ({
    meta: [{ title: '管理｜澳門持續教育學校' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <>
      <Outlet />
      <Toaster />
      <UpdateBar />
    </>
  ),
})
