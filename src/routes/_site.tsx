import { createFileRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { macauClock } from '#contract/time.ts'
import { currentNotices, hasSpecialNotices, settings } from '#data/frameQueries.ts'
import { Page } from '#hydration/Page.tsx'
import { Attendants } from '#site/layout/Attendants.tsx'
import { toCanonicalPath } from './-canonicalPath.ts'
import { NotFoundPage, OopsPage } from './-errors.tsx'

const thisYear = (): number => macauClock(new Date()).year

const SiteLayout = lazyRouteComponent(() => import('#site/layout/SiteLayout.tsx'), 'SiteLayout')

export const Route = createFileRoute('/_site')({
  beforeLoad: toCanonicalPath,
  loader: async ({ context: { queryClient } }) => {
    const nothing = () => undefined
    await Promise.all([
      // What this device holds, however old, is shown at once; what shows it asks for the newest.
      queryClient.ensureQueryData(settings),
      // Where these fail, reading goes on.
      queryClient.ensureQueryData(hasSpecialNotices).catch(nothing),
      queryClient.ensureQueryData(currentNotices).catch(nothing),
      SiteLayout.preload?.(),
    ])
    return { year: thisYear() }
  },
  // The frame loads by itself; what it holds says when it is fetched.
  codeSplitGroupings: [['errorComponent', 'notFoundComponent']],
  component: () => (
    <Frame year={Route.useLoaderData().year}>
      <Outlet />
    </Frame>
  ),
  // Both stand where the layout itself would, so they bring it along.
  errorComponent: props => (
    <Frame year={thisYear()}>
      <OopsPage {...props} />
    </Frame>
  ),
  notFoundComponent: () => (
    <Frame year={thisYear()}>
      <NotFoundPage />
    </Frame>
  ),
})

function Frame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <>
      <Page>
        <SiteLayout year={year}>{children}</SiteLayout>
      </Page>
      <Attendants />
    </>
  )
}
