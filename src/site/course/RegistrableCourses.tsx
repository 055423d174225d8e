import { openCourses } from '#data/queries.ts'
import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { Paged } from '../paging/Paged.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useNow } from '../useNow.ts'
import { CourseRows } from './CourseRows.tsx'
import { stillOpen } from './courseEntry.ts'

const part = css({ marginTop: { base: '8', tablet: '12' } })
const heading = css({ textStyle: 'subheading', marginBottom: '4' })

/** The open courses that one can enrol for on the web, soonest deadline first. */
export function RegistrableCourses() {
  const now = useNow()
  return (
    <section aria-labelledby="registrable-courses" className={part}>
      <h3 id="registrable-courses" className={heading}>
        接受網上報名的課程
      </h3>
      <Loaded query={openCourses} skeleton={<Skeleton rows={8} like="row" />}>
        {open => {
          const entries = stillOpen(open, now).filter(({ course }) => course.registration_url)
          if (entries.length === 0) return <NothingRegistrable />
          return (
            <Paged entries={entries} href="/registration#online-registration">
              {shown => <CourseRows entries={shown} isMixed />}
            </Paged>
          )
        }}
      </Loaded>
    </section>
  )
}

function NothingRegistrable() {
  return (
    <EmptyNote>
      現時沒有接受網上報名的課程。可看看
      <SiteLink href="/course#current-courses">現正招生課程</SiteLink>，並親臨本校報名。
    </EmptyNote>
  )
}
