import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CourseKind, courseKinds, courses, isOpen } from '#contract/collections/course.ts'
import { addressOf } from '#contract/pages.ts'
import { DAY_MS } from '#contract/time.ts'
import { coursesOf } from '#data/queries.ts'
import { css } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, FailedNote } from '../Loaded.tsx'
import { NotifyButton } from '../NotifyButton.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { CourseComparison } from './CourseComparison.tsx'
import { CourseRows } from './CourseRows.tsx'
import type { CourseEntry } from './courseEntry.ts'
import { useSavedCourses } from './savedState.ts'
import { useMoment } from './useCourseFilter.ts'

const SOON_MS = 3 * DAY_MS

const kinds = Object.keys(courseKinds) as CourseKind[]

/** The saved courses that are still there, in the order in which they were saved. */
function useSavedEntries() {
  const hrefs = useSavedCourses()
  const answers = useQueries({ queries: kinds.map(coursesOf) })
  const known = new Map(
    answers.flatMap(({ data = [] }, index) => {
      const kind = kinds[index] as CourseKind
      return data.map(course => [addressOf(courses[kind], course), { kind, course }])
    }),
  )
  const entries = hrefs.flatMap((href): CourseEntry | [] => known.get(href) ?? [])
  const hasAll = entries.length === hrefs.length
  /** The lists that are not there, where one of them may have a saved course. */
  const unknown = hasAll ? [] : answers.filter(({ data }) => data === undefined)
  return { entries, unknown }
}

/** What this visitor has saved. */
export function SavedCourses() {
  const { entries, unknown } = useSavedEntries()
  const now = useMoment()
  if (entries.length === 0 && unknown.length === 0) {
    return (
      <EmptyNote>
        還沒有收藏課程。在課程頁按「收藏」，課程便會留在這部裝置，沒有網絡也可查看。可先看看
        <SiteLink href="/course#current-courses">現正招生課程</SiteLink>。
      </EmptyNote>
    )
  }
  const failed = unknown.find(({ error, isFetching }) => error && !isFetching)
  return (
    <>
      {failed ? (
        <FailedNote error={failed.error} retry={() => unknown.map(({ refetch }) => refetch())} />
      ) : unknown.length > 0 ? (
        <Skeleton rows={2} like="row" />
      ) : null}
      {entries.length > 0 ? (
        <>
          <CourseRows entries={entries} now={now} isMixed />
          <div className={reminder}>
            <NotifyButton label="截止前提醒我">
              <p>
                可在截止報名前約一天，以通知提醒你一次。為此，這裡收藏的課程編號會連同通知訂閱送到本校，只作此用，停止通知後即刪除。
              </p>
            </NotifyButton>
          </div>
          <CourseComparison entries={entries} now={now} />
        </>
      ) : null}
    </>
  )
}

const reminder = css({ marginTop: '4', color: 'ink.soft', '& button': { marginInlineStart: '0' } })

const badge = css({
  display: 'inline-block',
  marginInlineStart: '2',
  minWidth: '1.5em',
  paddingInline: '1.5',
  borderRadius: 'round',
  textAlign: 'center',
  fontSize: 's',
  lineHeight: '1.5em',
  color: 'white',
  backgroundColor: 'red.600',
  outline: 'unseen',
})
const unseen = css({ srOnly: true })

/** 收藏, and how many of the saved courses can be enrolled for only three more days. */
export function SavedLabel({ label }: { label: string }) {
  const { entries } = useSavedEntries()
  const now = useMoment()
  const soon = entries.filter(({ course }) => {
    const left = course.deadline === null ? SOON_MS : Date.parse(course.deadline) - now.getTime()
    return isOpen(course, now) && left < SOON_MS
  })
  const isHydrated = useHydrated()
  useEffect(() => {
    // On the icon of the installed app as well, where there is one.
    if (isHydrated) void navigator.setAppBadge?.(soon.length).catch(() => undefined)
  }, [isHydrated, soon.length])
  return (
    <span>
      {label}
      {soon.length > 0 ? (
        <span className={badge}>
          {soon.length}
          <span className={unseen}>項快將截止</span>
        </span>
      ) : null}
    </span>
  )
}
