import { notices } from '#data/queries'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { Paged } from '../media/Paged'
import { NoticeRow } from '../NoticeRow'
import { PageHeading } from '../PageHeading'

const content = css({ paddingBlock: { base: '6', tablet: '10' } })
const list = css({ maxWidth: 'reading' })

/** All notices, newest first. */
export function NoticesPage() {
  return (
    <>
      <PageHeading title="最新公告" />
      <div className={cx(column(), content)}>
        <Loaded query={notices} skeleton={<Skeleton rows={8} like="row" />}>
          {all =>
            all.length === 0 ? (
              <EmptyNote>現時沒有公告。</EmptyNote>
            ) : (
              <Paged entries={all} href="/latestNotice">
                {shown => (
                  <ul className={list}>
                    {shown.map(notice => (
                      <NoticeRow key={notice.id} notice={notice} />
                    ))}
                  </ul>
                )}
              </Paged>
            )
          }
        </Loaded>
      </div>
    </>
  )
}
