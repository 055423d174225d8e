import { useSuspenseQuery } from '@tanstack/react-query'
import { newsCategories } from '#contract/collections/news'
import { newsById } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { NoticeTime } from '../NoticeTime'
import { PhotoGrid } from '../PhotoGrid'
import { RichText } from '../RichText'
import { VideoFrame } from '../VideoFrame'
import { Article } from './Article'

const lead = css({ maxWidth: '48rem', height: 'auto', borderRadius: 'small' })
const video = css({ maxWidth: '48rem' })

/** One piece of news: its picture, its text, its video and its album. */
export function NewsDetail({ id }: { id: string }) {
  const { data: news } = useSuspenseQuery(newsById(id))
  const { title, category, publish_time, image, image_list, assets, content, video_url } = news
  return (
    <Article
      title={title}
      parent={{ label: newsCategories[category], href: `/media#${category}` }}
      note={<NoticeTime stamp={publish_time} isDayOnly />}
    >
      {image ? (
        <Picture
          name={image}
          assets={assets}
          alt=""
          sizes="(min-width: 48rem) 48rem, 100vw"
          isFirst
          className={lead}
        />
      ) : null}
      {video_url ? (
        <div className={video}>
          <VideoFrame url={video_url} title={title} />
        </div>
      ) : null}
      <RichText html={content} />
      {image_list?.length ? (
        <PhotoGrid names={image_list} assets={assets} hasCaptions={false} />
      ) : null}
    </Article>
  )
}
