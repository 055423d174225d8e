import type { FormEvent, Ref } from 'react'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { closeSearch } from './searchState.ts'

const form = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: 0,
  paddingBlock: '3',
  paddingInlineStart: { base: '4', tablet: '6' },
  paddingInlineEnd: { base: '1', tablet: '3' },
  borderBottom: 'hairline',
  fontSize: 'l',
})

const label = css({ srOnly: true })

const field = css({
  flex: '1',
  minWidth: '0',
  minHeight: '48px',
  paddingInline: '3',
  color: 'ink',
  border: 'field',
  borderRadius: 'small',
  backgroundColor: 'transparent',
  appearance: 'none',
  _placeholder: { color: 'ink.soft', opacity: 1 },
  _focusVisible: { outlineOffset: '-1px' },
  '&::-webkit-search-cancel-button': { display: 'none' },
})

const shut = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '48px',
  height: '48px',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { backgroundColor: 'mist' },
})

const MOST_CHARACTERS = 100

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  initial: string
  /** With every change, but not while a character is being composed. */
  onLook: (words: string) => void
  /** Enter, on a device with a keyboard. */
  onGo: () => void
}

/** The field of the search, and the way out. */
export function SearchField({ ref, initial, onLook, onGo }: SearchFieldProps) {
  const look = (event: FormEvent<HTMLInputElement>) => {
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    if (!isComposing) onLook(event.currentTarget.value)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // On a phone the key means "done": it puts the keyboard away and leaves the results.
    if (matchMedia('(hover: none)').matches) (document.activeElement as HTMLElement).blur()
    else onGo()
  }
  return (
    <search>
      <form className={form} onSubmit={submit}>
        <label htmlFor="search-field" className={label}>
          搜尋課程、公告、消息、導師、刊物及網頁
        </label>
        <input
          ref={ref}
          id="search-field"
          type="search"
          className={field}
          defaultValue={initial}
          placeholder="課程、編號、導師、公告…"
          aria-describedby="search-keys"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MOST_CHARACTERS}
          onInput={look}
          onCompositionEnd={look}
        />
        <button type="button" className={shut} aria-label="關閉搜尋" onClick={closeSearch}>
          <Icon name="close" />
        </button>
      </form>
    </search>
  )
}
