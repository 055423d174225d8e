import { Academy } from './Academy.tsx'
import { Campus } from './Campus.tsx'
import { Carousel } from './Carousel.tsx'
import { CourseKinds } from './CourseKinds.tsx'
import { LatestNews } from './LatestNews.tsx'
import { OpenNow } from './OpenNow.tsx'
import { Welcome } from './Welcome.tsx'
import { WhereWeAre } from './WhereWeAre.tsx'

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
