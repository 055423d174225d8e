import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFetched } from '#ui/useFetched.ts'
import { EmptyNote, FailedNote } from '../Loaded.tsx'
import { NotifyButton } from '../NotifyButton.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { CourseRows } from './CourseRows.tsx'
import { useMoment } from './useCourseFilter.ts'
import { useSavedEntries } from './useSavedEntries.ts'

/** What this visitor has saved. */
export function SavedCourses() {
  const { entries, unknown } = useSavedEntries()
  const now = useMoment()
  // Where it cannot be had, the courses are there one by one.
  const comparing = useFetched(entries.length > 1, () => import('./CourseComparison.tsx'))
  if (entries.length === 0 && unknown.length === 0) {
    return (
      <EmptyNote>
        還沒有收藏課程，或收藏的課程已下架。在課程頁按「收藏」，課程便會留在這部裝置，沒有網絡也可查看。可先看看
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
          {comparing ? <comparing.CourseComparison entries={entries} now={now} /> : null}
        </>
      ) : null}
    </>
  )
}

const reminder = css({ marginTop: '4', color: 'ink.soft', '& button': { marginInlineStart: '0' } })
