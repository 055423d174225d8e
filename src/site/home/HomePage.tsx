import { Academy } from './Academy'
import { Campus } from './Campus'
import { Carousel } from './Carousel'
import { CourseKinds } from './CourseKinds'
import { LatestNews } from './LatestNews'
import { OpenNow } from './OpenNow'
import { Welcome } from './Welcome'
import { WhereWeAre } from './WhereWeAre'

/** The home page answers, in this order: what is there, until when, and how to come to it. */
export function HomePage() {
  return (
    <>
      <Carousel />
      <Welcome />
      <OpenNow />
      <CourseKinds />
      <Academy />
      <LatestNews />
      <Campus />
      <WhereWeAre />
    </>
  )
}
