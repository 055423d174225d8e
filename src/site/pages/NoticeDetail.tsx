import { useSuspenseQuery } from '@tanstack/react-query'
import { noticeById } from '#data/queries'
import { NoticeTime } from '../NoticeTime'
import { RichText } from '../RichText'
import { Article } from './Article'

/** One notice. */
export function NoticeDetail({ id }: { id: string }) {
  const { data: notice } = useSuspenseQuery(noticeById(id))
  return (
    <Article
      title={notice.title}
      parent={{ label: '最新公告', href: '/latestNotice' }}
      note={<NoticeTime stamp={notice.publish_time} />}
    >
      <RichText html={notice.content} />
    </Article>
  )
}
