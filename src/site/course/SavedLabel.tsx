import { css } from '#styled/css'
import { closesSoon } from './closesSoon.ts'
import { useMoment } from './useCourseFilter.ts'
import { useSavedEntries } from './useSavedEntries.ts'

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
  const soon = entries.filter(({ course }) => closesSoon(course, now))
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
