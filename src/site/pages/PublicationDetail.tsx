import { useSuspenseQuery } from '@tanstack/react-query'
import { publicationById } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { FileLink } from '../FileLink'
import { NoticeTime } from '../NoticeTime'
import { Article } from './Article'

const cover = css({ maxWidth: '20rem', height: 'auto', border: 'hairline' })

/** One publication: its cover and its file. */
export function PublicationDetail({ id }: { id: string }) {
  const { data: publication } = useSuspenseQuery(publicationById(id))
  const { title, issue, publish_time, image, file, assets } = publication
  return (
    <Article
      title={issue ? `${title} ${issue}` : title}
      parent={{ label: '學校刊物', href: '/media#publication' }}
      note={publish_time ? <NoticeTime stamp={publish_time} isDayOnly /> : null}
    >
      <Picture
        name={image}
        assets={assets}
        alt={`${title}封面`}
        sizes="20rem"
        isFirst
        className={cover}
      />
      <FileLink name={file} assets={assets} />
    </Article>
  )
}
