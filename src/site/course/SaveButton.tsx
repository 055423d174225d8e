import { css, cx } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { toggleSaved, useSavedCourses } from './savedState.ts'

const filled = css({ fill: 'currentColor' })

/** Saves a course for later on this device, or takes it out again. */
export function SaveButton({ href, className }: { href: string; className: string }) {
  const isSaved = useSavedCourses().includes(href)
  const toggle = () => {
    toggleSaved(href)
    if (!isSaved) showToast('info', '已收藏，可在「課程列表」的「收藏」找到')
  }
  return (
    <button type="button" aria-pressed={isSaved} onClick={toggle} className={className}>
      <Icon name="save" className={cx(isSaved && filled)} />
      {isSaved ? '已收藏' : '收藏'}
    </button>
  )
}
