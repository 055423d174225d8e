import { useSuspenseQuery } from '@tanstack/react-query'
import { splitCommaList } from '#contract/asset'
import { tutorById } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { RichText } from '../RichText'
import { Article } from './Article'

const layout = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { tablet: '16rem minmax(0, 1fr)' },
  alignItems: 'start',
})

const portrait = css({
  maxWidth: '16rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
})

/** One tutor. */
export function TutorDetail({ id }: { id: string }) {
  const { data: tutor } = useSuspenseQuery(tutorById(id))
  const isExpert = tutor.role === 'expert'
  const words = [tutor.job_title, splitCommaList(tutor.major).join('、')].filter(Boolean)
  return (
    <Article
      title={tutor.name}
      parent={
        isExpert
          ? { label: '專家團隊', href: '/macau-course#expert' }
          : { label: '課程導師', href: '/macau-course#tutor-list' }
      }
      note={words.join('｜')}
    >
      <div className={layout}>
        {tutor.image ? (
          <div className={portrait}>
            <Picture name={tutor.image} assets={tutor.assets} alt="" sizes="16rem" isFirst />
          </div>
        ) : null}
        <RichText html={tutor.introduction} />
      </div>
    </Article>
  )
}
