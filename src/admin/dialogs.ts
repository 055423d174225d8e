/**
 * What windows over the page are made of. No list waits for it: it is fetched once staff's lists are read, and
 * by the first window that is opened before. Such a window opens when it has come; where it does not come, it
 * closes, which says no to what it asked, and the next one tries again.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#ui/toasts.ts'

type Parts = typeof import('./dialogParts.ts')

let parts: Parts | undefined

const load = async (): Promise<Parts> => {
  parts ??= await import('./dialogParts.ts')
  return parts
}

/** Ahead of the first window, which will ask again. */
export const preloadDialogs = (): Promise<unknown> => load().catch(() => undefined)

/** The parts of a window, once they are there. @param onFailure told where they do not come, which is shown */
export function useDialogParts(isOpen: boolean, onFailure: () => void): Parts | undefined {
  const [loaded, setLoaded] = useState<Parts>()
  const fail = useEffectEvent(() => {
    onFailure()
    showToast('error', '視窗未能載入，請檢查網絡連線後再試。')
  })
  useEffect(() => {
    if (!isOpen) return
    // They may have come since this was drawn, and nothing else would draw it again.
    if (parts) return setLoaded(parts)
    let isGone = false
    load().then(
      found => isGone || setLoaded(found),
      () => isGone || fail(),
    )
    return () => {
      isGone = true
    }
  }, [isOpen])
  return loaded ?? parts
}
