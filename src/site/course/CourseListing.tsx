import { courseKinds } from '#contract/collections/course.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Pager } from '../media/Pager.tsx'
import { PAGE_SIZE, pageShown, pagesOf } from '../media/pageWindow.ts'
import { SiteLink } from '../SiteLink.tsx'
import { CourseFilterForm } from './CourseFilterForm.tsx'
import { CourseRow } from './CourseRow.tsx'
import { type CourseEntry, filterCourses, majorCounts } from './courseFilter.ts'
import { type CourseSearch, courseListHref } from './courseSearch.ts'
import { useCourseFilter } from './useCourseFilter.ts'

const state = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: 'touch',
  marginBlock: '2',
})

const clear = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
const list = css({ borderTop: 'rule' })
const kindName = css({
  textStyle: 'name',
  color: 'green.700',
  marginBottom: '2',
  'ul + &': { marginTop: '8' },
})
const nothing = css({ borderTop: 'rule', paddingTop: '4' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })

interface CourseListingProps {
  /** Where on /course the list stands. */
  anchor: string
  entries: readonly CourseEntry[]
  /** All kinds, each under its name as long as no other order is chosen; only what is open. */
  isMixed?: boolean
}

/** A list of courses with what one can choose from it, twenty a page. */
export function CourseListing({ anchor, entries, isMixed = false }: CourseListingProps) {
  const { filter, now } = useCourseFilter()
  const found = filterCourses(entries, isMixed ? { ...filter, open: 1 } : filter, now)
  const pages = pagesOf(found.length)
  const page = pageShown(filter.page ?? 1, pages)
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const { page: _, ...chosen } = filter
  return (
    <>
      <CourseFilterForm
        anchor={anchor}
        filter={filter}
        majors={majorCounts(entries)}
        ownOrder={isMixed ? '按類別' : '預設次序'}
        hasClosed={!isMixed}
      />
      <div className={state}>
        <p role="status">{countWords(found.length, page)}</p>
        {isChosen(chosen) && shown.length > 0 ? (
          <SiteLink href={`/course#${anchor}`} className={clear}>
            清除篩選
          </SiteLink>
        ) : null}
      </div>
      {shown.length === 0 ? <Nothing anchor={anchor} /> : null}
      {groupsOf(shown, isMixed && !filter.sort).map(({ name, courses }) => (
        <Group key={name ?? ''} name={name} entries={courses} isMixed={isMixed} now={now} />
      ))}
      <Pager
        page={page}
        pages={pages}
        hrefOf={number => courseListHref(anchor, number > 1 ? { ...chosen, page: number } : chosen)}
      />
    </>
  )
}

const isChosen = (filter: CourseSearch) => Object.values(filter).some(value => value !== undefined)

function countWords(count: number, page: number): string {
  if (count === 0) return '沒有符合條件的課程'
  if (count <= PAGE_SIZE) return `共${count}項課程`
  const last = Math.min(count, page * PAGE_SIZE)
  return `共${count}項課程，本頁為第${(page - 1) * PAGE_SIZE + 1}至${last}項`
}

interface Named {
  name?: string
  courses: CourseEntry[]
}

/** By kind, each kind under its name; otherwise all in one. */
function groupsOf(entries: CourseEntry[], isByKind: boolean): Named[] {
  if (!isByKind) return entries.length > 0 ? [{ courses: entries }] : []
  const groups = Object.entries(courseKinds).map(([key, { label }]) => ({
    name: label,
    courses: entries.filter(({ kind }) => kind === key),
  }))
  return groups.filter(({ courses }) => courses.length > 0)
}

interface GroupProps {
  name?: string
  entries: CourseEntry[]
  isMixed: boolean
  now: Date
}

function Group({ name, entries, isMixed, now }: GroupProps) {
  return (
    <>
      {name ? <h3 className={kindName}>{name}</h3> : null}
      <ul className={list}>
        {entries.map(({ kind, course }) => (
          <CourseRow
            key={course.id}
            kind={kind}
            course={course}
            now={now}
            isKindShown={isMixed && !name}
          />
        ))}
      </ul>
    </>
  )
}

/** Kind words and three ways on. */
function Nothing({ anchor }: { anchor: string }) {
  return (
    <div className={nothing}>
      <p>可放寬條件再找，或看看其他仍接受報名的課程。找不到想讀的科目，歡迎聯絡我們查詢。</p>
      <p className={ways}>
        <SiteLink href={`/course#${anchor}`} className={button()}>
          清除篩選
        </SiteLink>
        {anchor === 'current-courses' ? null : (
          <SiteLink href="/course#current-courses" className={button({ look: 'outline' })}>
            現正招生課程
          </SiteLink>
        )}
        <SiteLink href="/about#contact" className={button({ look: 'outline' })}>
          聯絡我們
        </SiteLink>
      </p>
    </div>
  )
}
