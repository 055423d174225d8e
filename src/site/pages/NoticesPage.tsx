import { navigationPage } from '#contract/navigation.ts'
import { writtenMonth } from '#contract/time.ts'
import { type NoticeSummary, notices } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { FeedLink } from '../media/FeedLink.tsx'
import { NoticeRow } from '../NoticeRow.tsx'
import { NotifyButton } from '../NotifyButton.tsx'
import { Paged } from '../paging/Paged.tsx'
import { MoreLink } from '../Section.tsx'
import { SectionHeading } from '../SectionHeading.tsx'

const content = css({
  paddingTop: { base: '2', tablet: '6' },
  paddingBottom: { base: '12', tablet: '20' },
})

const month = css({
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { tablet: '10rem minmax(0, 1fr)' },
  paddingBlock: { base: '4', tablet: '6' },
  '& + &': { borderTop: 'hairline' },
})

const name = css({
  position: { tablet: 'sticky' },
  top: 'calc(var(--top) + token(spacing.6))',
  alignSelf: 'start',
  paddingTop: { tablet: '3' },
  textStyle: 'name',
})

const { label, href } = navigationPage('/latestNotice')

/** All notices by month, newest first. */
export function NoticesPage() {
  return (
    <>
      <SectionHeading title={label} href={href} note="課程、報名及服務安排的最新消息。">
        <FeedLink />
        <NotifyButton label="接收緊急通知" />
      </SectionHeading>
      <div className={cx(column(), content)}>
        <Loaded query={notices} skeleton={<Skeleton rows={8} like="row" />}>
          {all =>
            all.length === 0 ? (
              <>
                <EmptyNote>現時沒有公告，歡迎稍後再來，或先看看正在招生的課程。</EmptyNote>
                <MoreLink label="現正招生課程" href="/course#current-courses" />
              </>
            ) : (
              <Paged entries={all} href={href}>
                {shown => <Months list={shown} />}
              </Paged>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function Months({ list }: { list: readonly NoticeSummary[] }) {
  return byMonth(list).map(([key, ofMonth]) => (
    <section key={key} className={month} aria-labelledby={`month-${key}`}>
      <h2 id={`month-${key}`} className={name}>
        {writtenMonth(key)}
      </h2>
      <ul>
        {ofMonth.map(notice => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  ))
}

/** In the order of the list, by `YYYY-MM`. */
function byMonth(list: readonly NoticeSummary[]): [string, NoticeSummary[]][] {
  const months = new Map<string, NoticeSummary[]>()
  for (const notice of list) {
    const key = notice.publish_time.slice(0, 'YYYY-MM'.length)
    months.set(key, [...(months.get(key) ?? []), notice])
  }
  return [...months]
}
