import { createListCollection, Listbox } from '@ark-ui/react/listbox'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { finderLook, wordsLook } from '#staffStyled/recipes'
import { isComposing } from '#ui/composing.ts'
import { Coming } from '../Coming.tsx'
import { finderField } from './finderField.ts'
import { find, groups } from './finding.ts'
import { ResultItem } from './ResultItem.tsx'
import { type Action, type Entry, useFindables } from './useFindables.ts'

export interface FinderResultsProps {
  query: string
  onQuery: (query: string) => void
  /** Whether the best answer was asked for before this was loaded. */
  isDecided: boolean
  /** The records that were opened last, as their addresses name them, the last one first. */
  recent: readonly string[]
  actions: readonly Action[]
  /** Closes the window, and does what was chosen. */
  onChoose: (act: Entry['open']) => void
}

const RECENT = '最近開啟'

/** What the search finds, and its field. It is loaded when somebody searches. */
export function FinderResults(props: FinderResultsProps) {
  const { query, onQuery, recent, actions, onChoose, isDecided } = props
  const { entries, areThere, error } = useFindables(actions)
  const input = useRef<HTMLInputElement>(null)
  // What is typed stands there at once; what is found follows it.
  const asked = useDeferredValue(query)
  const found = useMemo(() => {
    const answers = find(entries, asked)
    if (asked.trim() !== '') return answers.map(each => ({ ...each, label: groups[each.group] }))
    const byId = new Map(entries.map(entry => [entry.id, entry]))
    const best = recent.flatMap(id => byId.get(id) ?? [])
    return best.length > 0 ? [{ label: RECENT, best, count: best.length }] : []
  }, [entries, asked, recent])
  const collection = useMemo(
    () =>
      createListCollection<Entry>({
        items: found.flatMap(({ best }) => best),
        itemToValue: ({ id }) => id,
        itemToString: ({ title }) => title,
      }),
    [found],
  )
  // Where nobody has moved since, the best answer to what is asked.
  const [moved, setMoved] = useState<{ of: string; to: string | null }>()
  const best = asked.trim() ? (collection.firstValue ?? null) : null
  const highlighted = moved?.of === asked ? moved.to : best

  const open = (entry: Entry | undefined | null) => {
    if (entry) onChoose(entry.open)
  }
  const openBest = () => open(find(entries, query)[0]?.best[0])
  // What is on screen may be a letter behind what was typed.
  const openTyped = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    if (query === asked) open(highlighted === null ? null : collection.find(highlighted))
    else openBest()
  }
  // It comes in the place of the field in which one types until this is loaded: no key falls between them.
  useLayoutEffect(() => input.current?.focus(), [])
  const begin = useEffectEvent(() => {
    if (isDecided) openBest()
  })
  useEffect(() => begin(), [])

  const count = found.reduce((sum, each) => sum + each.count, 0)
  return (
    <Listbox.Root
      className={finderLook().root}
      data-finder
      collection={collection}
      value={[]}
      highlightedValue={highlighted}
      onHighlightChange={({ highlightedValue }) => setMoved({ of: asked, to: highlightedValue })}
      onSelect={({ value }) => open(collection.find(value))}
    >
      <Listbox.Input
        {...finderField}
        ref={input}
        role="combobox"
        aria-expanded={count > 0}
        value={query}
        onChange={event => onQuery(event.target.value)}
        onKeyDownCapture={openTyped}
      />
      <p className={wordsLook().soft} role="status">
        {wordsFor(asked.trim(), count)}
      </p>
      <Listbox.Content className={finderLook().list} aria-label="搜尋結果">
        {found.map(({ label, best: shown, count: all }) => (
          <Listbox.ItemGroup key={label} id={label}>
            <Listbox.ItemGroupLabel className={finderLook().group}>
              {label}
              {all > shown.length ? `（首${shown.length}項，共${all}項）` : ''}
            </Listbox.ItemGroupLabel>
            {shown.map(entry => (
              <ResultItem key={entry.id} entry={entry} />
            ))}
          </Listbox.ItemGroup>
        ))}
      </Listbox.Content>
      {areThere ? null : <Coming what="部分記錄" error={error} />}
    </Listbox.Root>
  )
}

function wordsFor(asked: string, count: number): string {
  if (asked === '') return '可搜尋記錄、頁面、設定及動作。'
  return count > 0 ? `找到${count}項。` : `找不到「${asked}」，試試較短的字詞。`
}
