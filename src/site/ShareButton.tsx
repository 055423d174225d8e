import { cx } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { scripted, tool } from './tool.ts'

interface ShareButtonProps {
  title: string
  /** The record's own page, which an installed application shows no address of. */
  href: string
}

/** To send a page to somebody. */
export function ShareButton({ title, href }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={cx(tool, scripted)}
      onClick={() => share(title, location.origin + href)}
    >
      <Icon name="share" />
      分享
    </button>
  )
}

/** By the phone's own means, else by the clipboard. */
async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      showToast('info', '已複製連結')
    }
  } catch (error) {
    // Who closes the phone's own list of ways does not want any.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast('warning', `未能複製連結，請自行複製：${url}`)
  }
}
