import { useSuspenseQuery } from '@tanstack/react-query'
import { settingOf } from '#data/frameQueries.ts'
import { css } from '#styled/css'
import { EnrolWays } from '../course/EnrolWays.tsx'
import { SiteLink } from '../SiteLink.tsx'

const parts = css({
  display: 'grid',
  gap: { base: '6', tablet: '8' },
  gridTemplateColumns: { wide: 'repeat(2, minmax(0, 1fr))' },
  marginBottom: '10',
})

/** How to enrol for any course: both ways, before all that staff write about it. */
export function EnrolForAnyCourse() {
  const { data: contact } = useSuspenseQuery(settingOf('contact'))
  return (
    <div className={parts}>
      <EnrolWays
        reading={
          <>
            在<SiteLink href="/course#current-courses">現正招生課程</SiteLink>選定課程，細閱以下須知
          </>
        }
        registration="課程頁的「網上報名」"
        admission={null}
        address={contact?.address}
      />
    </div>
  )
}
