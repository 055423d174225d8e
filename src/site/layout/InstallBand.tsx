import { useEffect, useState } from 'react'
import { guideFor, isInstalled } from '#pwa/installGuide.ts'
import { useInstalling } from '#pwa/installing.ts'
import { useHydrated } from '#ui/Hydrated.tsx'

type Shown = typeof import('./InstallGuide.tsx').InstallGuide

/** How to have the site on the phone, where that is possible and not done yet. */
export function InstallBand() {
  const isHydrated = useHydrated()
  // The browser may have offered it before the page came alive.
  const isOffered = useInstalling().isOffered && isHydrated
  const guide = isHydrated ? guideFor(navigator, isInstalled()) : undefined
  const isPossible = isOffered || guide !== undefined
  const [Shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (!isPossible) return
    // Most have nothing to install, or have done so; where it cannot be had, the site is there as before.
    import('./InstallGuide.tsx').then(
      ({ InstallGuide }) => setShown(() => InstallGuide),
      () => undefined,
    )
  }, [isPossible])
  return isPossible && Shown ? <Shown guide={guide} /> : null
}
