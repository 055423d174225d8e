import { type ReactNode, Suspense, useEffect } from 'react'
import { css } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { PAGE_ID, stopCapturing } from './eventReplay.ts'

const noBox = css({ display: 'contents' })

/** Around the page: as the server sent it, until React has hydrated it. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div id={PAGE_ID} className={noBox}>
      <Suspense>
        {children}
        <Answering />
      </Suspense>
    </div>
  )
}

/** What was done to the page before is done again once all that answers is there. */
function Answering() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) stopCapturing()
  }, [isHydrated])
  return null
}
