import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { handleKeys } from './keyboard.ts'
import { Results } from './Results.tsx'
import { SearchField } from './SearchField.tsx'
import { SlashChoice } from './SlashChoice.tsx'
import { searchIn } from './searchIn.ts'
import { closeSearch } from './searchState.ts'
import { useAnswers } from './useAnswers.ts'
import { useModal } from './useModal.ts'
import { useSearch } from './useSearch.ts'

const dialog = css({
  width: { base: 'full', tablet: 'min(44rem, calc(100% - 3rem))' },
  height: { base: '100dvh', tablet: 'fit-content' },
  maxWidth: 'none',
  maxHeight: { base: 'none', tablet: 'calc(100dvh - 6rem)' },
  marginTop: { base: '0', tablet: '12' },
  marginInline: 'auto',
  padding: '0',
  color: 'ink',
  backgroundColor: 'paper',
  border: 'none',
  borderRadius: { tablet: 'small' },
  '&[open]': { display: 'flex', flexDirection: 'column' },
  opacity: 1,
  transition: 'opacity token(durations.quick)',
  _starting: { opacity: 0 },
  // What Enter opens while one types.
  '@media (hover: hover)': {
    '&:has([type=search]:focus) ol > li:first-child > a': { backgroundColor: 'mist' },
  },
  _backdrop: { backgroundColor: 'rgb(16 35 28 / 0.6)' },
})

const body = css({
  flex: '1 1 auto',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

const partial = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '3',
  paddingInline: { base: '4', tablet: '6' },
  backgroundColor: 'mist',
  textStyle: 'small',
})

/** What was last looked for, to go on from when the search is opened again. */
let lastQuery = ''

/** The search over the page; it works on what the phone holds and on what can be had. */
export function SearchDialog() {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(lastQuery)
  const { answers, isComing, isPartial, retry } = useAnswers()
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', closeSearch), [router])

  // Typing replaces what was asked last.
  useEffect(() => input.current?.select(), [])

  const look = (words: string) => {
    lastQuery = words.trim()
    setQuery(lastQuery)
  }
  const { search, isMaking } = useSearch(answers, query !== '' || !isComing)
  const asked = useDeferredValue({ query, search, isComing: isComing || isMaking })
  const hits = asked.query ? (asked.search?.(asked.query) ?? []) : []

  // What is on screen may be a letter behind what was typed.
  const openBest = async () => {
    const best = lastQuery ? (await searchIn(answers))(lastQuery)[0] : undefined
    // Who has closed the search meanwhile stays.
    if (best && input.current) await router.navigate({ href: best.document.href })
  }

  return (
    <dialog
      ref={useModal()}
      className={dialog}
      aria-label="搜尋"
      onClose={closeSearch}
      onClick={event => event.target === event.currentTarget && closeSearch()}
      onKeyDown={event => input.current && handleKeys(event, input.current, closeSearch)}
    >
      <SearchField ref={input} initial={query} onLook={look} onGo={openBest} />
      <div className={body} onTouchMove={() => input.current?.blur()}>
        <Results query={asked.query} hits={hits} isComing={asked.isComing} />
        <SlashChoice />
      </div>
      {isPartial ? (
        <div className={partial}>
          <p>部分內容未能載入，只搜尋已下載的內容。</p>
          <button type="button" className={button({ look: 'outline' })} onClick={retry}>
            重試
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
