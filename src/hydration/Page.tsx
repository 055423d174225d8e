import { type ReactNode, Suspense, useEffect } from 'react'
import { css } from '#styled/css'
import { PAGE_ID, stopCapturing } from './eventReplay.ts'

const noBox = css({ display: 'contents' })

/** Around the page: as the server sent it, until React has hydrated it. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div id={PAGE_ID} className={noBox}>
      <Suspense>
        {children}
        <Hydrated />
      </Suspense>
    </div>
  )
}

function Hydrated() {
  useEffect(stopCapturing, [])
  return null
}
