import { type ReactNode, useEffect, useState } from 'react'
import { canNotify } from '#pwa/notifying.ts'
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

type Push = typeof import('#pwa/push.ts')

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
  // There before the button is: Safari asks for leave in the tap itself, or not at all.
  const [push, setPush] = useState<Push>()
  const [isOn, setIsOn] = useState<boolean>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const prepare = async () => {
      // Only a worker can receive anything.
      await navigator.serviceWorker.ready
      const found = await import('#pwa/push.ts')
      setIsOn(await found.isSubscribed())
      setPush(found)
      await found.tellAgain(savedIds())
    }
    // Where it is out of reach, there is no button, and the page is as good without.
    if (isPossible) void prepare().catch(() => undefined)
  }, [isPossible])

  if (!isPossible || !push || isOn === undefined) return null

  const toggle = async () => {
    // Not `disabled`: that would take the focus away from whoever has just pressed it.
    if (isBusy) return
    setIsBusy(true)
    try {
      if (isOn) await push.unsubscribe()
      else if (await push.subscribe(savedIds()))
        showToast('info', savedIds().length > 0 ? SUBSCRIBED + REMINDED : SUBSCRIBED)
      else showToast('warning', '瀏覽器未獲准顯示通知，可在瀏覽器的設定更改')
    } catch (error) {
      showFailure(error)
    }
    setIsOn(await push.isSubscribed())
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
