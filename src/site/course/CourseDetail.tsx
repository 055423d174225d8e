import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Assets } from '#contract/asset.ts'
import { type CourseKind, courseFields, courses, isOpen } from '#contract/collections/course.ts'
import { addressOf, entryOf } from '#contract/pages.ts'
import { settingOf } from '#data/frameQueries.ts'
import { courseById } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Picture } from '#ui/Picture.tsx'
import { FileLink } from '../FileLink.tsx'
import { Article } from '../pages/Article.tsx'
import { RichText } from '../RichText.tsx'
import { useNow } from '../useNow.ts'
import { ClosedTag } from './ClosedTag.tsx'
import { CourseFacts } from './CourseFacts.tsx'
import { EnrolBar } from './EnrolBar.tsx'
import { EnrolBlock } from './EnrolBlock.tsx'
import { EnrolForCourse } from './EnrolForCourse.tsx'
import type { CourseSurroundings } from './loadCourse.ts'
import { PrintFoot } from './PrintFoot.tsx'
import { ClosedNotice, SimilarCourses } from './SimilarCourses.tsx'
import { Teachers } from './Teachers.tsx'

// On paper one page, whatever the course says of itself: its foot stands where the page ends.
const sheet = css({
  _print: { display: 'flex', flexDirection: 'column', height: '270mm' },
  '& > article': { _print: { flex: '1 1 0', minHeight: '0', overflow: 'hidden' } },
})

const layout = css({
  display: 'grid',
  columnGap: '16',
  rowGap: { base: '6', tablet: '8' },
  alignItems: 'start',
  _print: { display: 'flex', flexDirection: 'column', rowGap: '3', alignItems: 'stretch' },
  '& > *': { minWidth: '0' },
})

// Whatever comes below the block where columns are one; the bar of a phone goes with it.
const rest = css({
  display: { base: 'flex', wide: 'contents' },
  flexDirection: 'column',
  rowGap: { base: '6', tablet: '8' },
  _print: { rowGap: '3' },
  '& > *': { minWidth: '0' },
  // Of some courses staff have written little yet.
  '& > :empty': { display: 'none' },
})

const columns = css({
  gridTemplateColumns: { wide: 'minmax(0, 1fr) 23rem' },
  gridTemplateAreas: { wide: '"picture enrol" "text facts"' },
  gridTemplateRows: { wide: 'auto 1fr' },
})

const picture = css({
  gridArea: { wide: 'picture' },
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'small',
  _print: { display: 'none' },
})
const block = css({ gridArea: { wide: 'enrol' } })
const facts = css({ gridArea: { wide: 'facts' } })

const text = css({
  gridArea: { wide: 'text' },
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '8', tablet: '10' },
  _print: { display: 'block', columnCount: 2, columnGap: '8', '& > * + *': { marginTop: '4' } },
})

const heading = css({ textStyle: 'subheading', borderTop: 'rule', paddingTop: '4' })
const body = css({
  marginTop: '4',
  // In two columns on paper a table stays one, and a list has its first words above it.
  _print: {
    marginTop: '2',
    '& table': { breakInside: 'avoid' },
    '& p:has(+ ul, + ol)': { breakAfter: 'avoid' },
  },
})
const files = css({ display: 'flex', flexDirection: 'column', marginTop: '2' })
const onScreen = css({ _print: { display: 'none' } })

interface CourseDetailProps {
  kind: CourseKind
  id: string
  surroundings: CourseSurroundings
}

/** One course: until when and how one can enrol, what it takes, and what it is. */
export function CourseDetail({ kind, id, surroundings }: CourseDetailProps) {
  const { data: course } = useSuspenseQuery(courseById(kind, id))
  const { data: contact } = useSuspenseQuery(settingOf('contact'))
  const { moment, teachers, similar } = surroundings
  const now = useNow() ?? new Date(moment)
  const isClosed = !isOpen(course, now)
  const href = addressOf(courses[kind], course)
  const open = similar.filter(entry => isOpen(entry.course, now))
  return (
    <div className={sheet}>
      <Article
        title={course.title}
        parent={entryOf(courses[kind], course)}
        note={course.deadline && <ClosedTag deadline={course.deadline} isClosed={isClosed} />}
      >
        {isClosed ? <ClosedNotice entries={open} now={now} /> : null}
        <div className={cx(layout, columns)}>
          <div className={block}>
            <EnrolBlock
              course={course}
              href={href}
              telephone={contact?.telephone}
              isClosed={isClosed}
            />
          </div>
          <div className={rest}>
            <div className={picture}>
              <Picture
                name={course.image}
                assets={course.assets}
                alt=""
                sizes="(min-width: 64rem) 688px, 100vw"
                isFirst
              />
            </div>
            <div className={facts}>
              <CourseFacts course={course} teachers={teachers} />
            </div>
            <div className={text}>
              {course.introduction || course.content ? null : (
                <p>課程詳情稍後公佈，歡迎聯絡本校查詢。</p>
              )}
              <RichPart
                title={courseFields.introduction.label}
                html={course.introduction}
                assets={course.assets}
              />
              <RichPart
                title={courseFields.content.label}
                html={course.content}
                assets={course.assets}
              />
              {course.file_list?.length ? (
                <section className={onScreen}>
                  <h2 className={heading}>{courseFields.file_list.label}</h2>
                  <div className={files}>
                    {course.file_list.map(name => (
                      <FileLink key={name} name={name} assets={course.assets} />
                    ))}
                  </div>
                </section>
              ) : null}
              {teachers.length > 0 ? (
                <section className={onScreen}>
                  <h2 className={heading}>{courseFields.tutor_ids.label}</h2>
                  <Teachers teachers={teachers} className={body} />
                </section>
              ) : null}
              {isClosed || !contact ? null : (
                <section id="how-to-enrol" className={onScreen}>
                  <h2 className={heading}>如何報名</h2>
                  <EnrolForCourse course={course} contact={contact} className={body} />
                </section>
              )}
            </div>
            {isClosed ? null : <EnrolBar course={course} href={href} />}
          </div>
        </div>
        {isClosed ? null : <SimilarCourses entries={similar} now={now} />}
      </Article>
      <PrintFoot path={href} contact={contact} />
    </div>
  )
}

interface RichPartProps {
  title: string
  html: string | null
  assets: Assets
}

function RichPart({ title, html, assets }: RichPartProps): ReactNode {
  if (!html) return null
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <RichText html={html} assets={assets} className={body} />
    </section>
  )
}
