import { createFileRoute, Outlet } from '@tanstack/react-router'
import { macauClock } from '#contract/time'
import { hasSpecialNotices, settings } from '#data/queries'
import { SiteLayout } from '#site/layout/SiteLayout'
import { OopsPage } from './-errors'

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
  errorComponent: props => (
    <SiteLayout year={thisYear()}>
      <OopsPage {...props} />
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
