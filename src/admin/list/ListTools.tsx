import { useId, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { type RecordState, stateWords } from '#contract/recordState.ts'
import { fieldLook, narrowingLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Button } from '../Button.tsx'
import { lazyPart } from '../lazyPart.tsx'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { columnsOf } from './columns.ts'
import { NarrowTags } from './NarrowTags.tsx'
import { narrowable } from './narrowing.ts'
import type { ListPlace } from './useListPlace.ts'
import type { View } from './useListView.ts'
import { useTyping } from './useTyping.ts'

const NarrowPanel = lazyPart(() => import('./NarrowPanel.tsx'), null)
const ViewsPanel = lazyPart(() => import('./ViewsPanel.tsx'), null)

interface ListToolsProps {
  collection: AnyCollection
  /** What is asked for; the list follows it. */
  place: ListPlace
  list: View
  /** Whether all records are there. */
  isKnown: boolean
}

/** What is open below the tools: by what the list is narrowed, which columns it has, or what was named. */
type Panel = 'narrow' | 'columns' | 'views'

/** Looking for records, and how many there are. */
export function ListTools({ collection, place, list, isKnown }: ListToolsProps) {
  const { view, change } = place
  const [opened, setOpened] = useState<Panel>()
  const id = useId()
  const narrowed = Object.keys(view.where).length
  const search = useTyping(view.query, query => change({ query }))
  const state = useTyping<RecordState | ''>(view.state ?? '', chosen =>
    change({ state: chosen || undefined }),
  )
  const opening = (panel: Panel) => ({
    'aria-expanded': opened === panel,
    'aria-controls': opened === panel ? id : undefined,
    onClick: () => setOpened(opened === panel ? undefined : panel),
  })
  const parts = { id, collection, place }
  return (
    <search className={narrowingLook().tools}>
      <input
        className={fieldLook()}
        type="search"
        aria-label={`搜尋${collection.label}`}
        placeholder="搜尋"
        value={search.shown}
        onChange={event => search.type(event.target.value)}
      />
      <select
        className={fieldLook()}
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
        <Button {...NarrowPanel.ahead} {...opening('narrow')}>
          篩選{narrowed > 0 ? `（${narrowed}）` : ''}
          <Icon name={opened === 'narrow' ? 'up' : 'down'} />
        </Button>
      ) : null}
      {columnsOf(collection).length > 0 ? (
        <Button {...opening('columns')}>
          欄位
          <Icon name={opened === 'columns' ? 'up' : 'down'} />
        </Button>
      ) : null}
      <Button {...ViewsPanel.ahead} {...opening('views')}>
        檢視
        <Icon name={opened === 'views' ? 'up' : 'down'} />
      </Button>
      <span role="status" className={wordsLook().soft}>
        {isKnown ? `共${list.found.length}項` : ''}
      </span>
      {opened === 'narrow' ? <NarrowPanel {...parts} /> : null}
      {opened === 'columns' ? <ColumnsPanel {...parts} /> : null}
      {opened === 'views' ? <ViewsPanel {...parts} /> : null}
      <NarrowTags collection={collection} place={place} />
    </search>
  )
}
