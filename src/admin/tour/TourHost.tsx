import { lazyPart } from '../lazyPart.tsx'
import { useTourState } from './tourState.ts'

const Tour = lazyPart(() => import('./Tour.tsx'), null)

/** The tour, while somebody takes it. */
export function TourHost() {
  const { isOpen } = useTourState()
  return isOpen ? <Tour /> : null
}
