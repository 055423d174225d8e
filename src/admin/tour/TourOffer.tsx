import { formLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { declineTour, startTour, useTourState } from './tourState.ts'
import { tourSteps } from './tourSteps.ts'

/** Offers the tour to who is here for the first time, until it is taken or declined. */
export function TourOffer() {
  const { isOffered } = useTourState()
  if (!isOffered) return null
  return (
    <section className={formLook().note} aria-label="導覽">
      <p>第一次在這個裝置使用？用一分鐘看看各樣東西在哪裏，共{Object.keys(tourSteps).length}步。</p>
      <Button data-main onClick={startTour}>
        開始導覽
      </Button>
      <Button onClick={declineTour}>不用了</Button>
    </section>
  )
}
