import { notices } from '#data/queries.ts'
import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { NoticeRow } from '../NoticeRow.tsx'
import { SectionHead } from '../Section.tsx'

const SHOWN = 4

const ground = css({
  padding: { base: '5', tablet: '6' },
  paddingBottom: { base: '2', tablet: '3' },
  backgroundColor: 'paper',
  borderTop: '2px solid token(colors.red.600)',
})

/** The latest notices, newest first. */
export function Notices() {
  return (
    <section className={ground} aria-labelledby="latest-notices">
      <SectionHead
        id="latest-notices"
        title="最新公告"
        more={{ label: '全部', href: '/latestNotice' }}
      />
      <Loaded query={notices} skeleton={<Skeleton rows={SHOWN} like="row" />}>
        {list =>
          list.length === 0 ? (
            <EmptyNote>現時沒有公告。</EmptyNote>
          ) : (
            <ul>
              {list.slice(0, SHOWN).map(notice => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
