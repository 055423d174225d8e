import { useSuspenseQuery } from '@tanstack/react-query'
import { type CourseKind, courseKinds } from '#contract/collections/course'
import { courseById } from '#data/queries'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Picture } from '#ui/Picture'
import { DaysLeft } from '../Deadline'
import { FileLink } from '../FileLink'
import { RichText } from '../RichText'
import { Article } from './Article'
import { CourseFacts } from './CourseFacts'

const layout = css({
  display: 'grid',
  gap: { base: '8', wide: '16' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) 24rem' },
  alignItems: 'start',
})

const text = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const picture = css({ aspectRatio: '16 / 9', overflow: 'hidden', borderRadius: 'small' })
const heading = css({ textStyle: 'subheading', borderTop: 'rule', paddingTop: '4' })
const files = css({ display: 'flex', flexDirection: 'column' })

/** One course: what it is, what it asks, and until when and how one can enrol. */
export function CourseDetail({ kind, id }: { kind: CourseKind; id: string }) {
  const { data: course } = useSuspenseQuery(courseById(kind, id))
  const { label, anchor } = courseKinds[kind]
  return (
    <Article
      title={course.title}
      parent={{ label, href: `/course#${anchor}` }}
      note={<DaysLeft deadline={course.deadline} />}
    >
      <div className={layout}>
        <div className={text}>
          {course.image ? (
            <div className={picture}>
              <Picture
                name={course.image}
                assets={course.assets}
                alt=""
                sizes="(min-width: 64rem) 672px, 100vw"
                isFirst
              />
            </div>
          ) : null}
          <Part title="課程簡介" html={course.introduction} />
          <Part title="課程內容" html={course.content} />
          {course.file_list?.length ? (
            <div className={files}>
              <h2 className={heading}>附件</h2>
              {course.file_list.map(name => (
                <FileLink key={name} name={name} assets={course.assets} />
              ))}
            </div>
          ) : null}
        </div>
        <div className={text}>
          <CourseFacts course={course} />
          {course.registration_url ? (
            <a href={course.registration_url} rel="noopener" className={button()}>
              網上報名
            </a>
          ) : null}
        </div>
      </div>
    </Article>
  )
}

function Part({ title, html }: { title: string; html: string | null }) {
  if (!html) return null
  return (
    <>
      <h2 className={heading}>{title}</h2>
      <RichText html={html} />
    </>
  )
}
