import {
  type ChangeEvent,
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { finderLook, frameLook, wordsLook } from '#staffStyled/recipes'
import { isComposing } from '#ui/composing.ts'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { useFetched } from '#ui/useFetched.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { isCovered } from '../covered.ts'
import { finderKey } from '../shortcuts/keys.ts'
import type { FinderResultsProps } from './FinderResults.tsx'
import { finderField } from './finderField.ts'
import type { Action, Entry } from './useFindables.ts'
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
  /** What is typed before the window is there goes here. */
  const early = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isDecided, setIsDecided] = useState(false)
  const ask = (words: string) => {
    setQuery(words)
    setIsDecided(false)
  }
  const begin = (from: Element | null) => {
    before.current = from
    ask('')
    early.current?.focus({ preventScroll: true })
    onOpen()
  }
  const field = {
    ...finderField,
    value: query,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => ask(target.value),
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
      event.preventDefault()
      setIsDecided(true)
    },
  }
  // What is chosen may ask a question, which two windows at a time would answer between them: first this one goes.
  const chosen = useRef<Entry['open']>(undefined)
  const choose = (act: Entry['open']) => {
    chosen.current = act
    onClose()
  }
  const actChosen = () => {
    const act = chosen.current
    chosen.current = undefined
    act?.()
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
        className={frameLook().button}
        data-tour="finder"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={({ currentTarget }) => begin(currentTarget)}
        onFocus={preload}
        onPointerEnter={preload}
      >
        <Icon name="search" />
        <span className={wordsLook().roomy}>搜尋</span>
        <span className={`${wordsLook().key} ${finderLook().key}`} aria-hidden="true">
          {finderKey}
        </span>
      </button>
      <input
        {...field}
        ref={early}
        className={wordsLook().hidden}
        tabIndex={-1}
        aria-hidden="true"
        data-autofocus={undefined}
      />
      <AdminDialog
        title="搜尋"
        isOpen={isOpen}
        onClose={onClose}
        onClosed={actChosen}
        returnTo={() => (before.current instanceof HTMLElement ? before.current : null)}
      >
        <Window onClose={onClose} field={<input {...field} ref={focusOn} />}>
          {Results => (
            <Results
              query={query}
              onQuery={ask}
              isDecided={isDecided}
              recent={recent}
              actions={actions}
              onChoose={choose}
            />
          )}
        </Window>
      </AdminDialog>
    </>
  )
}

interface WindowProps {
  onClose: () => void
  /** In which one types until the rest is there. */
  field: ReactNode
  children: (Results: ComponentType<FinderResultsProps>) => ReactNode
}

/** One types at once; what is found comes with the rest of it. */
function Window({ onClose, field, children }: WindowProps) {
  const part = useFetched(true, load, () => {
    onClose()
    showToast('error', '搜尋未能載入，請檢查網絡連線後再試。')
  })
  return part ? (
    children(part.FinderResults)
  ) : (
    <div className={finderLook().root} data-finder>
      {field}
    </div>
  )
}

/** Before the next key comes, which the dialog is not as quick as to hear. */
const focusOn = (field: HTMLInputElement | null) => field?.focus()
