import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { isCovered } from '../covered.ts'
import { finderKey } from '../shortcuts/shortcuts.ts'
import type { FinderResultsProps } from './FinderResults.tsx'
import { finderField } from './finderField.ts'
import type { Action } from './useFindables.ts'
import { useRecent } from './useRecent.ts'

const load = () => import('./FinderResults.tsx')

// Only ahead of a click, which will ask again and say so where it fails.
const preload = () => void load().catch(() => undefined)

interface FinderProps {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  actions: readonly Action[]
}

/** The search over everything: its button, its key, and its window. */
export function Finder({ isOpen, onOpen, onClose, actions }: FinderProps) {
  const recent = useRecent()
  // The field takes the focus before the dialog looks whose it was.
  const before = useRef<Element>(null)
  const begin = (from: Element | null) => {
    before.current = from
    onOpen()
  }
  const open = useEffectEvent(() => begin(document.activeElement))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!isCovered()) open()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className="adm-bar-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={({ currentTarget }) => begin(currentTarget)}
        onFocus={preload}
        onPointerEnter={preload}
      >
        <Icon name="search" />
        搜尋
        <span className="adm-key" aria-hidden="true">
          {finderKey}
        </span>
      </button>
      <AdminDialog
        title="搜尋"
        isOpen={isOpen}
        onClose={onClose}
        returnTo={() => (before.current instanceof HTMLElement ? before.current : null)}
      >
        <Window recent={recent} actions={actions} onClose={onClose} />
      </AdminDialog>
    </>
  )
}

/** One types at once; what is found comes with the rest of it. */
function Window(parts: Pick<FinderResultsProps, 'recent' | 'actions' | 'onClose'>) {
  const [query, setQuery] = useState('')
  const [Results, setResults] = useState<ComponentType<FinderResultsProps>>()
  const close = useEffectEvent(parts.onClose)
  useEffect(() => {
    load().then(
      ({ FinderResults }) => setResults(() => FinderResults),
      () => {
        close()
        showToast('error', '搜尋未能載入，請檢查網絡連線後再試。')
      },
    )
  }, [])
  const [isDecided, setIsDecided] = useState(false)
  return Results ? (
    <Results {...parts} query={query} onQuery={setQuery} isDecided={isDecided} />
  ) : (
    <div className="adm-finder">
      <input
        {...finderField}
        ref={focusOn}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setIsDecided(false)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          setIsDecided(true)
        }}
      />
    </div>
  )
}

/** Before the next key comes, which the dialog is not as quick as to hear. */
const focusOn = (field: HTMLInputElement | null) => field?.focus()
