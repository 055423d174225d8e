import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { newsCategories } from '#contract/collections/news'
import { type NewsSummary, newsById, newsOf } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { Neighbours } from '../media/Neighbours'
import { WithAside } from '../media/WithAside'
import { NoticeTime } from '../NoticeTime'
import { PhotoGrid } from '../PhotoGrid'
import { RichText } from '../RichText'
import { VideoFrame } from '../VideoFrame'
import { Article } from './Article'

const lead = css({
  maxWidth: '48rem',
  height: 'auto',
  aspectRatio: 'auto 16 / 9',
  borderRadius: 'small',
})
const video = css({ maxWidth: '48rem' })

/** One piece of news: its picture or its video, its text and its album. */
export function NewsDetail({ id }: { id: string }) {
  const { data: news } = useSuspenseQuery(newsById(id))
  const { title, category, publish_time, assets, content } = news
  const { data: others } = useQuery(newsOf(category))
  const parent = { label: newsCategories[category], href: `/media#${category}` }
  const album = albumOf(news)
  return (
    <Article title={title} parent={parent} note={<NoticeTime stamp={publish_time} isDayOnly />}>
      <WithAside aside={<Neighbours list={others} id={id} path="/mediaDetail" parent={parent} />}>
        <Lead news={news} />
        <RichText html={content} />
        {album.length > 0 ? <PhotoGrid names={album} assets={assets} hasCaptions={false} /> : null}
      </WithAside>
    </Article>
  )
}

/** An album shows its cover among its pictures; elsewhere the picture above is not shown twice. */
function albumOf({ category, image, image_list }: NewsSummary): string[] {
  return (image_list ?? []).filter(name => category === 'photo' || name !== image)
}

function Lead({ news }: { news: NewsSummary }) {
  const { title, category, image, assets, video_url } = news
  const picture = image ? (
    <Picture
      name={image}
      assets={assets}
      // What a student made is the matter itself; other pictures only go with their text.
      alt={category === 'student-work' ? title : ''}
      sizes="(min-width: 51rem) 48rem, 100vw"
      isFirst
      className={video_url ? undefined : lead}
    />
  ) : undefined
  if (video_url) {
    return (
      <div className={video}>
        <VideoFrame url={video_url} title={title} poster={picture} />
      </div>
    )
  }
  const isInAlbum = category === 'photo' && image && news.image_list?.includes(image)
  return isInAlbum ? null : picture
}
