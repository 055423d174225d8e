import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that is no page, so that "not found" stands inside the site's layout. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
})
