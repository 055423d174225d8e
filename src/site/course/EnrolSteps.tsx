import type { Course } from '#contract/collections/course.ts'
import type { Contact } from '#contract/contact.ts'
import { css, cx } from '#styled/css'
import { OpeningTable } from '../OpeningTable.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { isMessenger, socialLabel } from '../socialLabel.ts'
import { telephoneHref } from '../telephone.ts'

const parts = css({
  display: 'grid',
  gap: { base: '6', tablet: '8' },
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))' },
})

const name = css({ textStyle: 'name' })
const steps = css({
  listStyle: 'decimal',
  paddingInlineStart: '1.5em',
  marginTop: '2',
  '& li + li': { marginTop: '2' },
  '& a': { textDecoration: 'underline' },
})
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

interface EnrolStepsProps {
  course: Course
  contact: Contact
  className: string
}

/** How to enrol for an open course: on the web, at the school, and whom to ask. */
export function EnrolSteps({ course, contact, className }: EnrolStepsProps) {
  const { registration_url, admission } = course
  const { telephone, email, address } = contact
  const messengers = contact.socialMedia.filter(({ name: medium }) => isMessenger(medium))
  const notice = <SiteLink href="/registration#notice">報名須知</SiteLink>
  return (
    <div className={cx(parts, className)}>
      {registration_url ? (
        <div>
          <h3 className={name}>網上報名</h3>
          <ol className={steps}>
            <li>細閱{notice}，備妥所需文件的影像檔。</li>
            <li>
              前往
              <a href={registration_url} rel="noopener">
                報名網頁
              </a>
              ，按指示填寫資料及上載文件。
            </li>
            <li>
              {admission === 'selection'
                ? '等候甄選結果，取錄後繳費。'
                : '繳付學費，保存確認通知。'}
            </li>
          </ol>
        </div>
      ) : null}
      <div>
        <h3 className={name}>親臨報名</h3>
        <ol className={steps}>
          <li>細閱{notice}，帶同所需文件的正本及副本。</li>
          <li>於辦公時間到本校填寫報名表{address ? `（${address}）` : null}。</li>
          <li>
            {admission === 'selection' ? '等候甄選結果，取錄後繳費。' : '繳付學費，保存收據。'}
          </li>
        </ol>
      </div>
      <div className={registration_url ? below : undefined}>
        <h3 className={name}>查詢此課程</h3>
        <div className={whom}>
          <ul>
            {telephone ? (
              <li>
                電話：<a href={telephoneHref(telephone)}>{telephone}</a>
              </li>
            ) : null}
            {email ? (
              <li>
                電郵：<a href={inquiryHref(email, course)}>{email}</a>
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
