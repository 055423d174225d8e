import { useEffect, useEffectEvent } from 'react'

const STORED_AS = 'search-by-slash'

/** Whether `/` opens the search; a device on which it gets in the way can do without it. */
export const isSlashOn = (): boolean => localStorage.getItem(STORED_AS) !== 'off'

/** Remembers on this device whether `/` opens the search. */
export function setSlashOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED_AS)
  else localStorage.setItem(STORED_AS, 'off')
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

const isAsked = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey
    ? !altKey && key.toLowerCase() === 'k'
    : key === '/' && !takesText(target) && isSlashOn()

/** Calls `open` on Ctrl+K, Cmd+K, and on `/` outside of fields; never over an open dialog. */
export function useOpenByKey(open: () => void): void {
  const openLatest = useEffectEvent(open)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isAsked(event)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      openLatest()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
