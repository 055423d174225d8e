import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { type RecordState, stateWords } from '#contract/recordState.ts'
import type { ListPlace } from './useListPlace.ts'
import type { View } from './useListView.ts'

interface ListToolsProps {
  collection: AnyCollection
  /** What is asked for; the list follows it. */
  place: ListPlace
  list: View
  /** Whether all records are there. */
  isKnown: boolean
}

/** Looking for records, and how many there are. */
export function ListTools({ collection, place, list, isKnown }: ListToolsProps) {
  const { view, change } = place
  const search = useTyping(view.query, query => change({ query }))
  return (
    <search className="adm-tools">
      <input
        className="adm-input"
        type="search"
        aria-label={`搜尋${collection.label}`}
        placeholder="搜尋"
        value={search.shown}
        onChange={event => search.type(event.target.value)}
      />
      <select
        className="adm-input"
        aria-label="按狀態篩選"
        value={view.state ?? ''}
        onChange={({ target }) => change({ state: (target.value || undefined) as RecordState })}
      >
        <option value="">全部（{list.all}）</option>
        {list.counts.map(({ state, count }) => (
          <option key={state} value={state}>
            {stateWords[state]}（{count}）
          </option>
        ))}
      </select>
      <span role="status" className="adm-soft">
        {isKnown ? `共${list.found.length}項` : ''}
      </span>
    </search>
  )
}

/**
 * A text that is typed here and kept elsewhere. A key is shown at once, and told when there is time for it;
 * from the moment that it is kept, what is kept is shown.
 */
function useTyping(kept: string, onType: (typed: string) => void) {
  const [typed, setTyped] = useState<string>()
  const settled = useDeferredValue(typed)
  const told = useRef<string>(undefined)
  const tell = useEffectEvent(onType)
  useEffect(() => {
    if (settled === undefined || settled !== typed) return
    // What was told last may still be on its way: only what is told after it takes it back.
    if (settled !== told.current) tell(settled)
    told.current = settled
    if (settled !== kept) return
    told.current = undefined
    setTyped(undefined)
  }, [typed, settled, kept])
  return { shown: typed ?? kept, type: setTyped }
}
