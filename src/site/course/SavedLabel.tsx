import { useEffect } from 'react'
import { isOpen } from '#contract/collections/course.ts'
import { DAY_MS } from '#contract/time.ts'
import { css } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { useMoment } from './useCourseFilter.ts'
import { useSavedEntries } from './useSavedEntries.ts'

const SOON_MS = 3 * DAY_MS

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
