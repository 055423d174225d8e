import { type OpenCourses, openCourses } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Skeleton } from '#ui/Skeleton.tsx'
import { stillOpen } from '../course/courseEntry.ts'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useNow } from '../useNow.ts'
import { ClosingRow } from './ClosingRow.tsx'
import { CourseKinds } from './CourseKinds.tsx'
import { closingWords, SHOWN } from './closingSoon.ts'
import { FinderChips } from './FinderChips.tsx'
import { RegistrationLinks } from './RegistrationLinks.tsx'

const layout = css({
  display: 'grid',
  gap: { base: '8', wide: '16' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
})

const beside = css({
  display: 'grid',
  gap: { base: '6', tablet: '8' },
})

const list = css({ marginBottom: '5' })

/** The courses that close first and the ways to all others: by need, by kind, and how to enrol. */
export function ClosingSoon() {
  return (
    <div className={band({ room: 'little' })}>
      <div className={cx(column(), layout)}>
        <section aria-labelledby="closing-soon">
          <Loaded query={openCourses} skeleton={<Skeleton rows={SHOWN + 1} like="row" />}>
            {open => <Closing open={open} />}
          </Loaded>
          <FinderChips />
        </section>
        <div className={beside}>
          <CourseKinds />
          <RegistrationLinks />
        </div>
      </div>
    </div>
  )
}

function Closing({ open }: { open: OpenCourses }) {
  const now = useNow()
  // A page stays open, and a phone may have kept it for days.
  const entries = stillOpen(open, now)
  const shown = entries.slice(0, SHOWN)
  return (
    <>
      <SectionHead
        id="closing-soon"
        title={closingWords(shown, now)}
        more={
          shown.length > 0
            ? { label: `全部${entries.length}項招生課程`, href: '/course#current-courses' }
            : undefined
        }
      />
      {shown.length === 0 ? <NothingOpen /> : null}
      <ul className={list}>
        {shown.map((entry, index) => (
          <ClosingRow key={entry.course.id} {...entry} before={shown[index - 1]} />
        ))}
      </ul>
    </>
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
