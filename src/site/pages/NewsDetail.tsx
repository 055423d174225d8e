import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { news } from '#contract/collections/news.ts'
import { addressOf, entryOf } from '#contract/pages.ts'
import { type NewsSummary, newsById, newsOf } from '#data/queries.ts'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture.tsx'
import { Neighbours } from '../media/Neighbours.tsx'
import { WithAside } from '../media/WithAside.tsx'
import { PhotoAlbum } from '../PhotoGrid.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { RichText } from '../RichText.tsx'
import { ShareButton } from '../ShareButton.tsx'
import { VideoFrame } from '../VideoFrame.tsx'
import { Article } from './Article.tsx'

const lead = css({
  maxWidth: '48rem',
  height: 'auto',
  aspectRatio: 'auto 16 / 9',
  borderRadius: 'small',
})
const video = css({ maxWidth: '48rem' })

/** One piece of news: its picture or its video, its text and its album. */
export function NewsDetail({ id }: { id: string }) {
  const { data: record } = useSuspenseQuery(newsById(id))
  const { title, category, publish_time, assets, content } = record
  const { data: others } = useQuery(newsOf(category))
  const parent = entryOf(news, record)
  const album = albumOf(record)
  return (
    <Article title={title} parent={parent} note={<PublishTime stamp={publish_time} isDayOnly />}>
      <WithAside
        aside={
          <Neighbours list={others} id={id} collection={news} parent={parent}>
            <ShareButton title={title} href={addressOf(news, record)} />
          </Neighbours>
        }
      >
        <Lead news={record} />
        <RichText html={content} assets={assets} />
        {album.length > 0 ? <PhotoAlbum names={album} assets={assets} /> : null}
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
