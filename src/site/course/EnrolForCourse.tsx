import type { Course } from '#contract/collections/course.ts'
import { type Contact, contactLabels } from '#contract/contact.ts'
import { css, cx } from '#styled/css'
import { OpeningTable } from '../OpeningTable.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { isMessenger, socialLabel } from '../socialLabel.ts'
import { telephoneHref } from '../telephone.ts'
import { EnrolWays } from './EnrolWays.tsx'

const parts = css({
  display: 'grid',
  gap: { base: '6', tablet: '8' },
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))' },
})

const name = css({ textStyle: 'name' })
// Below the two ways it has their width, beside a single one half of it.
const below = css({ gridColumn: '1 / -1' })
const whom = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  columnGap: '8',
  rowGap: '3',
  marginTop: '2',
  overflowWrap: 'anywhere',
})

interface EnrolForCourseProps {
  course: Course
  contact: Contact
  className: string
}

/** How to enrol for an open course: on the web, at the school, and whom to ask. */
export function EnrolForCourse({ course, contact, className }: EnrolForCourseProps) {
  const { registration_url, admission, fee } = course
  const { telephone, email, address } = contact
  const messengers = contact.socialMedia.filter(({ name: medium }) => isMessenger(medium))
  return (
    <div className={cx(parts, className)}>
      <EnrolWays
        reading={
          <>
            細閱<SiteLink href="/registration#notice">報名須知</SiteLink>
          </>
        }
        registration={
          registration_url ? (
            <a href={registration_url} rel="noopener">
              報名網頁
            </a>
          ) : null
        }
        admission={admission}
        isFree={fee === 0}
        address={address}
      />
      <div className={registration_url ? below : undefined}>
        <h3 className={name}>查詢此課程</h3>
        <div className={whom}>
          <ul>
            {telephone ? (
              <li>
                {`${contactLabels.telephone}：`}
                <a href={telephoneHref(telephone)}>{telephone}</a>
              </li>
            ) : null}
            {email ? (
              <li>
                {`${contactLabels.email}：`}
                <a href={inquiryHref(email, course)}>{email}</a>
              </li>
            ) : null}
            {messengers.map(({ name: medium, url }) => {
              const { label, lang } = socialLabel(medium)
              return (
                <li key={medium}>
                  即時訊息：
                  <a href={url} rel="noopener" lang={lang}>
                    {label}
                  </a>
                </li>
              )
            })}
          </ul>
          <div>
            <OpeningTable contact={contact} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** A mail that already says which course it is about. */
function inquiryHref(email: string, { title, course_code }: Course): string {
  const subject = `查詢課程：${title}${course_code ? `（${course_code}）` : ''}`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
