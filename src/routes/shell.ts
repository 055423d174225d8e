import { createFileRoute, redirect } from '@tanstack/react-router'

/** The document alone, which the worker keeps and answers every navigation with. */
export const Route = createFileRoute('/shell')({
  ssr: false,
  beforeLoad: () => {
    throw redirect({ to: '/home' })
  },
})
