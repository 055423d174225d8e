import { createFileRoute, Outlet } from '@tanstack/react-router'
import { macauClock } from '#contract/time'
import { hasSpecialNotices, settings } from '#data/queries'
import { SiteLayout } from '#site/layout/SiteLayout'
import { NotFoundPage, OopsPage } from './-errors'

const thisYear = (): number => macauClock(new Date()).year

export const Route = createFileRoute('/_site')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(settings),
      queryClient.ensureQueryData(hasSpecialNotices),
    ])
    return { year: thisYear() }
  },
  component: PublicPage,
  // Both stand where the layout itself would, so they bring it along.
  errorComponent: props => (
    <SiteLayout year={thisYear()}>
      <OopsPage {...props} />
    </SiteLayout>
  ),
  notFoundComponent: () => (
    <SiteLayout year={thisYear()}>
      <NotFoundPage />
    </SiteLayout>
  ),
})

function PublicPage() {
  const { year } = Route.useLoaderData()
  return (
    <SiteLayout year={year}>
      <Outlet />
    </SiteLayout>
  )
}
