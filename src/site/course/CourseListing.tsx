import { useDeferredValue } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Pager } from '../paging/Pager.tsx'
import { PAGE_SIZE, pageOf } from '../paging/pageWindow.ts'
import { SiteLink } from '../SiteLink.tsx'
import { CourseFilter } from './CourseFilter.tsx'
import { CourseRows } from './CourseRows.tsx'
import type { CourseEntry } from './courseEntry.ts'
import { filterCourses } from './courseFilter.ts'
import { type CourseSearch, courseListHref, courseSorts } from './courseSearch.ts'
import { useCourseFilter, useMoment } from './useCourseFilter.ts'

const place = css({ containerType: 'inline-size', containerName: 'finder' })

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', _beside: '11.5rem minmax(0, 1fr)' },
  // On paper there is nothing to choose, and no room to leave empty for it.
  _print: { display: 'block' },
  columnGap: '8',
  '& > :not([popover])': { gridColumn: { _beside: '2' }, minWidth: '0' },
})

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
const nothing = css({ borderTop: 'rule', paddingTop: '4' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })

interface CourseListingProps {
  /** Where on /course the list stands. */
  anchor: string
  entries: readonly CourseEntry[]
  /** All kinds, soonest deadline first; only what is open. */
  isMixed?: boolean
}

/** A list of courses with what one can choose from it, twenty a page. */
export function CourseListing({ anchor, entries, isMixed = false }: CourseListingProps) {
  const asked = useCourseFilter(anchor)
  // What was chosen is seen to be chosen at once, on a slow phone before its rows are there.
  const filter = useDeferredValue(asked)
  const now = useMoment()
  const found = filterCourses(entries, isMixed ? { ...filter, open: 1 } : filter, now)
  const { page: wanted, ...chosen } = filter
  const { page, pages, shown } = pageOf(found, wanted)
  return (
    <div className={place}>
      <div className={layout}>
        <CourseFilter
          anchor={anchor}
          entries={entries}
          filter={asked}
          now={now}
          ownOrder={isMixed ? courseSorts.deadline : '預設次序'}
          found={found.length}
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
        {shown.length > 0 ? <CourseRows entries={shown} now={now} isMixed={isMixed} /> : null}
        <Pager
          page={page}
          pages={pages}
          hrefOf={number =>
            courseListHref(anchor, number > 1 ? { ...chosen, page: number } : chosen)
          }
        />
      </div>
    </div>
  )
}

const isChosen = (filter: CourseSearch) => Object.values(filter).some(value => value !== undefined)

function countWords(count: number, page: number): string {
  if (count === 0) return '沒有符合條件的課程'
  if (count <= PAGE_SIZE) return `共${count}項課程`
  const last = Math.min(count, page * PAGE_SIZE)
  return `共${count}項課程，本頁為第${(page - 1) * PAGE_SIZE + 1}至${last}項`
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
