import { startTransition, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { ListView, View } from './useListView.ts'

interface ListToolsProps {
  collection: AnyCollection
  view: View
  /** Whether all records are there. */
  isKnown: boolean
}

/** Looking for records, and how many there are. */
export function ListTools({ collection, view: { view, change, found }, isKnown }: ListToolsProps) {
  const [typed, setTyped] = useState(view.query)
  const search = (query: string) => {
    setTyped(query)
    // A key is shown at once; the rows follow it.
    startTransition(() => change({ query }))
  }
  return (
    <search className="adm-tools">
      <input
        className="adm-input"
        type="search"
        aria-label={`搜尋${collection.label}`}
        placeholder="搜尋"
        value={typed}
        onChange={event => search(event.target.value)}
      />
      {collection.publishing ? (
        <select
          className="adm-input"
          aria-label="按啟用篩選"
          value={view.enabled}
          onChange={event => change({ enabled: event.target.value as ListView['enabled'] })}
        >
          <option value="all">全部</option>
          <option value="on">已啟用</option>
          <option value="off">未啟用</option>
        </select>
      ) : null}
      <span role="status" className="adm-soft">
        {isKnown ? `共${found.length}項` : ''}
      </span>
    </search>
  )
}
