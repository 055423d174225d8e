import { type CourseKind, courses } from '#contract/collections/course.ts'
import { type CourseSummary, openCourses } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CourseRow } from '../course/CourseRow.tsx'
import { bySoonest } from '../course/courseOrder.ts'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { MoreLink, SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { HowToEnrol } from './HowToEnrol.tsx'
import { Notices } from './Notices.tsx'

const SHOWN = 3

const layout = css({
  display: 'grid',
  gap: { base: '12', wide: '16' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
})

const group = css({ borderTop: 'rule', '& + &': { marginTop: { base: '6', tablet: '8' } } })

const groupHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingTop: '2',
  borderBottom: 'hairline',
})

// On a phone two of a kind are enough to see what there is; the way to all stands above them.
const rows = css({ '& > li:nth-child(n + 3)': { display: { base: 'none', tablet: 'grid' } } })

const kindName = css({ textStyle: 'name', color: 'green.700' })

const aside = css({ position: { wide: 'sticky' }, top: 'calc(var(--top) + token(spacing.6))' })

/** The courses one can enrol for, by kind and soonest deadline first; the latest notices beside. */
export function OpenNow() {
  return (
    <section className={band()} aria-labelledby="open-courses">
      <div className={cx(column(), layout)}>
        <div>
          <SectionHead
            id="open-courses"
            title="現正招生課程"
            more={{ label: '全部課程', href: '/course#current-courses' }}
          />
          <Loaded query={openCourses} skeleton={<Skeleton rows={15} like="row" />}>
            {open => {
              const offered = kinds.filter(kind => open[kind].length > 0)
              if (offered.length === 0) return <NothingOpen />
              return offered.map(kind => <Group key={kind} kind={kind} open={open[kind]} />)
            }}
          </Loaded>
        </div>
        <div className={aside}>
          <Notices />
          <HowToEnrol />
        </div>
      </div>
    </section>
  )
}

const kinds = Object.keys(courses) as CourseKind[]

function Group({ kind, open }: { kind: CourseKind; open: CourseSummary[] }) {
  const { label, page } = courses[kind]
  return (
    <div className={group}>
      <div className={groupHead}>
        <h3 className={kindName}>{label}</h3>
        <MoreLink label={`共${open.length}項`} href={page.entry} />
      </div>
      <ul className={rows}>
        {bySoonest(open)
          .slice(0, SHOWN)
          .map(course => (
            <CourseRow key={course.id} kind={kind} course={course} />
          ))}
      </ul>
    </div>
  )
}

function NothingOpen() {
  return (
    <EmptyNote>
      現時沒有課程招生。可先瀏覽<SiteLink href="/course">課程列表</SiteLink>
      ，或留意<SiteLink href="/latestNotice">最新公告</SiteLink>。
    </EmptyNote>
  )
}
