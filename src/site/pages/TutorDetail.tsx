import { useSuspenseQuery } from '@tanstack/react-query'
import { splitCommaList } from '#contract/asset.ts'
import { tutor as collection } from '#contract/collections/tutor.ts'
import { entryOf } from '#contract/pages.ts'
import { tutorById } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { tag } from '#styled/recipes'
import { Picture } from '#ui/Picture.tsx'
import { EmptyNote } from '../Loaded.tsx'
import { RichText } from '../RichText.tsx'
import { Article } from './Article.tsx'
import { TutorCourses } from './TutorCourses.tsx'

const layout = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { tablet: '12rem minmax(0, 1fr)', wide: '16rem minmax(0, 1fr)' },
  alignItems: 'start',
})

const portrait = css({
  maxWidth: '16rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: 'mist',
})

const roundPortrait = css({ borderRadius: 'small' })
const goldPortrait = css({ borderBottom: '3px solid token(colors.gold.600)' })
const words = css({ display: 'grid', gap: '8' })
const role = css({ marginInlineEnd: '3' })
const field = css({ fontWeight: 'bold' })

const { options } = collection.fields.role

/** One tutor: who it is, and what one can learn from them. */
export function TutorDetail({ id }: { id: string }) {
  const { data: tutor } = useSuspenseQuery(tutorById(id))
  const { name, job_title, image, assets, introduction } = tutor
  const isExpert = tutor.role === 'expert'
  const majors = splitCommaList(tutor.major).join('、')
  return (
    <Article
      title={name}
      parent={entryOf(collection, tutor)}
      note={
        <>
          {isExpert ? (
            <span className={cx(tag({ tone: 'gold' }), role)}>{options.expert}</span>
          ) : (
            <span className={cx(tag(), role)}>{options.tutor}</span>
          )}
          {job_title}
        </>
      }
    >
      <div className={layout}>
        <div className={cx(portrait, isExpert ? goldPortrait : roundPortrait)}>
          <Picture name={image} assets={assets} alt="" sizes="16rem" isFirst />
        </div>
        <div className={words}>
          {majors ? (
            <p>
              <span className={field}>{`${collection.fields.major.label}：`}</span>
              {majors}
            </p>
          ) : null}
          {introduction ? (
            <RichText html={introduction} assets={assets} />
          ) : (
            <EmptyNote>導師簡介正在準備中。</EmptyNote>
          )}
          <TutorCourses tutorId={id} />
        </div>
      </div>
    </Article>
  )
}
