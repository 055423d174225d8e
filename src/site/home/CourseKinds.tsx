import { useQuery } from '@tanstack/react-query'
import { type CourseKind, courses, everyCourseKind } from '#contract/collections/course.ts'
import { type CourseImageSummary, courseImages } from '#data/queries.ts'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useOpenCourses } from './useOpenCourses.ts'

// Rows to run down with a thumb, or beside a list; between the two, five small tiles in one line.
const tiles = css({
  tabletToWide: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
})

const tile = css({
  display: 'grid',
  gridTemplateColumns: { base: '4.5rem minmax(0, 1fr) auto', tabletToWide: 'minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '1.5',
  borderTop: { base: 'hairline', tabletToWide: 'none' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const frame = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
})

const picture = css({ position: 'absolute', inset: '0' })
const name = css({ fontWeight: 'bold', lineHeight: '1.4' })
const arrow = css({ display: { tabletToWide: 'none' } })
const offered = css({ textStyle: 'small', color: 'ink.soft', minHeight: '1lh' })

/** The five kinds of courses with their pictures. */
export function CourseKinds() {
  const { data: images } = useQuery(courseImages)
  const open = useOpenCourses()
  return (
    <section aria-labelledby="course-kinds">
      <SectionHead id="course-kinds" title="五類課程" />
      <ul className={tiles}>
        {everyCourseKind.map(kind => (
          <Tile
            key={kind}
            kind={kind}
            isKnown={images !== undefined}
            image={images?.find(candidate => candidate.category === kind)}
            count={open?.filter(entry => entry.kind === kind).length}
          />
        ))}
      </ul>
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
}

const offerWords = (count: number) => (count > 0 ? `${count}項現正招生` : '暫無招生')

function Tile({ kind, isKnown, image, count }: TileProps) {
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
              sizes="(min-width: 48rem) 150px, 4.5rem"
              className={picture}
            />
          ) : null}
        </div>
        <div>
          <h3 className={name}>{label}</h3>
          <p className={offered}>{count === undefined ? null : offerWords(count)}</p>
        </div>
        <Icon name="arrow" className={arrow} />
      </SiteLink>
    </li>
  )
}
