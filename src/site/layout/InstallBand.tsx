import { guideFor, isInstalled } from '#pwa/installGuide.ts'
import { useInstalling } from '#pwa/installing.ts'
import { useHydrated } from '#ui/Hydrated.tsx'
import { useFetched } from '#ui/useFetched.ts'

/** How to have the site on the phone, where that is possible and not done yet. */
export function InstallBand() {
  const isHydrated = useHydrated()
  // The browser may have offered it before the page came alive.
  const isOffered = useInstalling().isOffered && isHydrated
  const guide = isHydrated ? guideFor(navigator, isInstalled()) : undefined
  const isPossible = isOffered || guide !== undefined
  // Most have nothing to install, or have done so.
  const shown = useFetched(isPossible, () => import('./InstallGuide.tsx'))
  return isPossible && shown ? <shown.InstallGuide guide={guide} /> : null
}
