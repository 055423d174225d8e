import { type ReactNode, useEffect, useState } from 'react'
import { canNotify, isSubscribed, subscribe, unsubscribe } from '#pwa/push.ts'
import { css } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showFailure, showToast } from '#ui/toasts.ts'
import { savedIds } from './course/savedState.ts'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  marginInlineStart: '5',
  color: 'green.700',
  fontWeight: 'bold',
  cursor: 'pointer',
  _hover: { color: 'green.800', textDecoration: 'underline' },
  '&[aria-disabled=true]': { cursor: 'default', opacity: 0.6 },
})

const SUBSCRIBED = '有特別消息或惡劣天氣安排時會通知你'
const REMINDED = '，收藏的課程截止報名前約一天亦會提醒你；為此，課程編號已送到本校'

interface NotifyButtonProps {
  label: string
  /** What stands before it, where this device can be notified at all. */
  children?: ReactNode
}

/**
 * Subscribes this device to special and bad-weather notices and to its saved courses' deadlines, and ends it
 * with one tap.
 */
export function NotifyButton({ label, children }: NotifyButtonProps) {
  const isPossible = useHydrated() && canNotify()
  const [isOn, setIsOn] = useState<boolean>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    // Only a worker can receive anything.
    if (isPossible) void navigator.serviceWorker.ready.then(isSubscribed).then(setIsOn)
  }, [isPossible])

  if (!isPossible || isOn === undefined) return null

  const toggle = async () => {
    // Not `disabled`: that would take the focus away from whoever has just pressed it.
    if (isBusy) return
    setIsBusy(true)
    try {
      if (isOn) await unsubscribe()
      else if (await subscribe(savedIds()))
        showToast('info', savedIds().length > 0 ? SUBSCRIBED + REMINDED : SUBSCRIBED)
      else showToast('warning', '瀏覽器未獲准顯示通知，可在瀏覽器的設定更改')
    } catch (error) {
      showFailure(error)
    }
    setIsOn(await isSubscribed())
    setIsBusy(false)
  }
  return (
    <>
      {children}
      <button type="button" className={style} aria-disabled={isBusy} onClick={toggle}>
        <Icon name="bell" />
        <span>{isOn ? '停止通知' : label}</span>
      </button>
    </>
  )
}
