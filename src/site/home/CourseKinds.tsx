import { useQuery } from '@tanstack/react-query'
import { type CourseKind, courseKinds } from '#contract/collections/course'
import type { CourseImage } from '#contract/collections/images'
import { courseImages } from '#data/queries'
import { css } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { SectionHead } from '../Section'
import { SiteLink } from '../SiteLink'

// One large tile and four small ones on a wide screen; on a phone, rows to run down with a thumb.
const tiles = css({
  display: 'grid',
  gap: { base: '0', tablet: '6' },
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))', wide: 'repeat(4, minmax(0, 1fr))' },
  '& > li:first-child': { gridColumn: { tablet: 'span 2' }, gridRow: { wide: 'span 2' } },
})

const tile = css({
  display: { base: 'grid', tablet: 'flex' },
  flexDirection: 'column',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: { base: 'center', tablet: 'stretch' },
  gap: { base: '4', tablet: '3' },
  height: 'full',
  paddingBlock: { base: '2', tablet: '0' },
  borderBottom: { base: 'hairline', tablet: 'none' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const frame = css({
  flex: { tablet: '1 0 auto' },
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
})

const picture = css({ position: 'absolute', inset: '0' })
const words = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const name = css({ textStyle: 'name' })
const description = css({ textStyle: 'small', color: 'ink.soft' })

const descriptions: Record<CourseKind, string> = {
  degree: '與大學合辦，邊工作邊取得學位',
  teacher: '在職教師的專業進修',
  single: '一個學期，一門新手藝',
  cpd: '考牌、續牌、工作坊',
  macau: '工匠學院與行業一同教學',
}

/** The five kinds of courses with their pictures. */
export function CourseKinds() {
  const { data: images } = useQuery(courseImages)
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="course-kinds">
      <div className={column()}>
        <SectionHead id="course-kinds" title="五類課程" />
        <ul className={tiles}>
          {Object.keys(courseKinds).map((kind, index) => (
            <Tile
              key={kind}
              kind={kind as CourseKind}
              image={images?.find(candidate => candidate.category === kind)}
              isLarge={index === 0}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface TileProps {
  kind: CourseKind
  image: CourseImage | undefined
  isLarge: boolean
}

function Tile({ kind, image, isLarge }: TileProps) {
  const { label, anchor } = courseKinds[kind]
  return (
    <li>
      <SiteLink href={`/course#${anchor}`} className={tile}>
        <div className={frame}>
          {image ? (
            <Picture
              name={image.image}
              assets={image.assets}
              alt=""
              sizes={isLarge ? '(min-width: 48rem) 548px, 7rem' : '(min-width: 48rem) 262px, 7rem'}
              className={picture}
            />
          ) : null}
        </div>
        <div className={words}>
          <div>
            <h3 className={name}>{label}</h3>
            <p className={description}>{descriptions[kind]}</p>
          </div>
          <Icon name="arrow" />
        </div>
      </SiteLink>
    </li>
  )
}
