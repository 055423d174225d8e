import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { noticeById, notices } from '#data/queries'
import { css } from '#styled/css'
import { FeedLink } from '../media/FeedLink'
import { Neighbours } from '../media/Neighbours'
import { WithAside } from '../media/WithAside'
import { NoticeTags } from '../NoticeRow'
import { NoticeTime } from '../NoticeTime'
import { RichText } from '../RichText'
import { MoreLink } from '../Section'
import { Article } from './Article'

const parent = { label: '最新公告', href: '/latestNotice' }

const note = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })

/** One notice. */
export function NoticeDetail({ id }: { id: string }) {
  const { data: notice } = useSuspenseQuery(noticeById(id))
  const { data: all } = useQuery(notices)
  return (
    <Article
      title={notice.title}
      parent={parent}
      note={
        <p className={note}>
          <NoticeTime stamp={notice.publish_time} />
          <NoticeTags notice={notice} />
        </p>
      }
    >
      <WithAside
        aside={
          <Neighbours list={all} id={id} path="/latestNoticeDetail" parent={parent}>
            {notice.bad_weather ? (
              <MoreLink label="惡劣天氣安排" href="/registration#bad-weather" />
            ) : null}
            <FeedLink />
          </Neighbours>
        }
      >
        <RichText html={notice.content} />
      </WithAside>
    </Article>
  )
}
