import { useId, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { type RecordState, stateWords } from '#contract/recordState.ts'
import { Icon } from '#ui/Icon.tsx'
import { Button } from '../Button.tsx'
import { NarrowPanel } from './NarrowPanel.tsx'
import { NarrowTags } from './NarrowTags.tsx'
import { narrowable } from './narrowing.ts'
import type { ListPlace } from './useListPlace.ts'
import type { View } from './useListView.ts'
import { useTyping } from './useTyping.ts'

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
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const narrowed = Object.keys(view.where).length
  const search = useTyping(view.query, query => change({ query }))
  const state = useTyping<RecordState | ''>(view.state ?? '', chosen =>
    change({ state: chosen || undefined }),
  )
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
        value={state.shown}
        onChange={({ target }) => state.type(target.value as RecordState | '')}
      >
        <option value="">全部（{list.all}）</option>
        {list.counts.map(({ state: each, count }) => (
          <option key={each} value={each}>
            {stateWords[each]}（{count}）
          </option>
        ))}
      </select>
      {narrowable(collection).length > 0 ? (
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          篩選{narrowed > 0 ? `（${narrowed}）` : ''}
          <Icon name={isOpen ? 'up' : 'down'} />
        </Button>
      ) : null}
      <span role="status" className="adm-soft">
        {isKnown ? `共${list.found.length}項` : ''}
      </span>
      {isOpen ? <NarrowPanel id={panel} collection={collection} place={place} /> : null}
      <NarrowTags collection={collection} place={place} />
    </search>
  )
}
