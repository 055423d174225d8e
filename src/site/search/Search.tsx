import { type ComponentType, useEffect, useState } from 'react'
import { takesText } from '#ui/takesText.ts'
import { showToast } from '#ui/toasts.ts'
import { loadSearch } from './loadSearch.ts'
import { closeSearch, openSearch, useIsSearchOpen } from './searchState.ts'
import { isSlashOn } from './slashKey.ts'

const isAsked = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey
    ? !altKey && key.toLowerCase() === 'k'
    : key === '/' && !takesText(target) && isSlashOn()

/** Ctrl+K or Cmd+K anywhere, and `/` outside of fields; never over another dialog. */
function openByKey(event: KeyboardEvent) {
  if (!isAsked(event) || document.querySelector('dialog:modal')) return
  event.preventDefault()
  openSearch()
}

/** The search where it is asked for, by the header's button or by key. */
export function Search() {
  const isOpen = useIsSearchOpen()
  const [Dialog, setDialog] = useState<ComponentType>()

  useEffect(() => {
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    loadSearch().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        closeSearch()
        showToast('error', '搜尋未能載入，請檢查網絡連線後再試。')
      },
    )
  }, [isOpen])

  return isOpen && Dialog ? <Dialog /> : null
}
