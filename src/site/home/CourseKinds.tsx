import { useQuery } from '@tanstack/react-query'
import { type CourseKind, courses } from '#contract/collections/course.ts'
import { type CourseImageSummary, courseImages, openCourses } from '#data/queries.ts'
import { css } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'

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
const offered = css({ textStyle: 'small', color: 'ink.soft', minHeight: '1lh' })

/** The five kinds of courses with their pictures. */
export function CourseKinds() {
  const { data: images } = useQuery(courseImages)
  const { data: open } = useQuery(openCourses)
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="course-kinds">
      <div className={column()}>
        <SectionHead id="course-kinds" title="五類課程" />
        <ul className={tiles}>
          {Object.keys(courses).map((kind, index) => (
            <Tile
              key={kind}
              kind={kind as CourseKind}
              isKnown={images !== undefined}
              image={images?.find(candidate => candidate.category === kind)}
              count={open?.[kind as CourseKind].length}
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
  /** Whether there is a picture is known. */
  isKnown: boolean
  image: CourseImageSummary | undefined
  /** How many one can enrol for. */
  count: number | undefined
  isLarge: boolean
}

const offerWords = (count: number) => (count > 0 ? `${count}項現正招生` : '暫無招生')

function Tile({ kind, isKnown, image, count, isLarge }: TileProps) {
  const { label, page } = courses[kind]
  return (
    <li>
      <SiteLink href={page.entry} className={tile}>
        <div className={frame}>
          {isKnown ? (
            <Picture
              name={image?.image}
              assets={image?.assets ?? {}}
              alt=""
              sizes={isLarge ? '(min-width: 48rem) 660px, 7rem' : '(min-width: 48rem) 262px, 7rem'}
              className={picture}
            />
          ) : null}
        </div>
        <div className={words}>
          <div>
            <h3 className={name}>{label}</h3>
            <p className={offered}>{count === undefined ? null : offerWords(count)}</p>
          </div>
          <Icon name="arrow" />
        </div>
      </SiteLink>
    </li>
  )
}
