import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Academy } from './Academy.tsx'
import { Campus } from './Campus.tsx'
import { Carousel } from './Carousel.tsx'
import { ClosingSoon } from './ClosingSoon.tsx'
import { LatestNews } from './LatestNews.tsx'
import { Notices } from './Notices.tsx'
import { Welcome } from './Welcome.tsx'

const told = css({
  display: 'grid',
  gap: { base: '8', wide: '12' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
})

/**
 * The home page answers, in this order: what is there, until when, and how to come to it. Where the
 * school is stands in the frame's footer.
 */
export function HomePage() {
  return (
    <>
      <Carousel />
      <Welcome />
      <ClosingSoon />
      <div className={band({ ground: 'mist', room: 'little' })}>
        <div className={cx(column(), told)}>
          <LatestNews />
          <Notices />
        </div>
      </div>
      <Academy />
      <Campus />
    </>
  )
}
