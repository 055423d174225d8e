import { createFileRoute, Navigate } from '@tanstack/react-router'
import { RedirectNotice } from '#site/pages/RedirectNotice.tsx'
import { titled } from '#site/titled.ts'

/** Inside the app the placeholder shows, then the home page; a first visit gets a 302 instead. */
export const Route = createFileRoute('/_site/')({
  head: titled('歡迎'),
  component: () => (
    <>
      <RedirectNotice />
      <Navigate to="/home" replace />
    </>
  ),
})
