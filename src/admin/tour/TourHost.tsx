import { lazy, Suspense } from 'react'
import { useTourState } from './tourState.ts'

const Tour = lazy(() => import('./Tour.tsx'))

/** The tour, while somebody takes it. */
export function TourHost() {
  const { isOpen } = useTourState()
  return isOpen ? (
    <Suspense>
      <Tour />
    </Suspense>
  ) : null
}
