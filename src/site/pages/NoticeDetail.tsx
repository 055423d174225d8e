import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { addressOf, entryOf } from '#contract/pages.ts'
import { noticeById, notices } from '#data/queries.ts'
import { css } from '#styled/css'
import { FeedLink } from '../media/FeedLink.tsx'
import { Neighbours } from '../media/Neighbours.tsx'
import { WithAside } from '../media/WithAside.tsx'
import { NoticeTags } from '../NoticeRow.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { RichText } from '../RichText.tsx'
import { MoreLink } from '../Section.tsx'
import { ShareButton } from '../ShareButton.tsx'
import { Article } from './Article.tsx'

const note = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })

/** One notice. */
export function NoticeDetail({ id }: { id: string }) {
  const { data: notice } = useSuspenseQuery(noticeById(id))
  const { data: all } = useQuery(notices)
  const parent = entryOf(latestNotice, notice)
  return (
    <Article
      title={notice.title}
      parent={parent}
      note={
        <p className={note}>
          <PublishTime stamp={notice.publish_time} />
          <NoticeTags notice={notice} />
        </p>
      }
    >
      <WithAside
        aside={
          <Neighbours list={all} id={id} collection={latestNotice} parent={parent}>
            {notice.bad_weather ? (
              <MoreLink label="惡劣天氣安排" href="/registration#bad-weather" />
            ) : null}
            <ShareButton title={notice.title} href={addressOf(latestNotice, notice)} />
            <FeedLink />
          </Neighbours>
        }
      >
        <RichText html={notice.content} assets={notice.assets} />
      </WithAside>
    </Article>
  )
}
