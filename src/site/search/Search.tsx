import { useEffect } from 'react'
import { takesText } from '#ui/takesText.ts'
import { showToast } from '#ui/toasts.ts'
import { useFetched } from '#ui/useFetched.ts'
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
  const shown = useFetched(isOpen, loadSearch, () => {
    closeSearch()
    showToast('error', '搜尋未能載入，請檢查網絡連線後再試。')
  })

  useEffect(() => {
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])

  return isOpen && shown ? <shown.SearchDialog /> : null
}
