import { css, cx } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { remindOfSaved, toggleSaved, useSavedCourses } from './savedState.ts'

const filled = css({ fill: 'currentColor' })

const SAVED = '已收藏，可在「課程列表」的「收藏」找到'
const UNKEPT = '這個瀏覽器不讓本網站儲存資料，收藏只保留到關閉本網站為止'
const REMINDED = '截止報名前約一天會通知你；為此，收藏的課程編號已送到本校'

interface SaveButtonProps {
  href: string
  className: string
  /** The course's name, where the button is its picture alone. */
  of?: string
}

/** Saves a course for later on this device, or takes it out again; says what is sent for its reminder. */
export function SaveButton({ href, className, of }: SaveButtonProps) {
  const isSaved = useSavedCourses().includes(href)
  const toggle = async () => {
    const isKept = toggleSaved(href)
    if (!isSaved) showToast(isKept ? 'info' : 'warning', isKept ? SAVED : UNKEPT)
    if ((await remindOfSaved()) && !isSaved) showToast('info', REMINDED)
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={of === undefined ? undefined : `收藏${of}`}
      onClick={toggle}
      className={className}
    >
      <Icon name="save" className={cx(isSaved && filled)} />
      {of === undefined ? <span>{isSaved ? '已收藏' : '收藏'}</span> : null}
    </button>
  )
}
