import { useMemo, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { asText, traitsOf } from '#contract/kinds/index.ts'
import type { Shown } from '#editing/overlay.ts'

export const PAGE_SIZE = 50

export interface ListView {
  query: string
  /** `all`, or only those that are enabled, or not. */
  enabled: 'all' | 'on' | 'off'
  /** The column that it is sorted by; none is the order of the site. */
  by: string | undefined
  isDescending: boolean
  page: number
}

const start: ListView = { query: '', enabled: 'all', by: undefined, isDescending: false, page: 1 }

/** All words of a record that a search looks at. */
function wordsOf(collection: AnyCollection, { values }: Shown): string {
  const words = Object.entries(collection.fields).map(([name, field]) => {
    const value = values[name]
    const isSilent = value === null || value === undefined || !traitsOf(field).isSearched
    return isSilent ? '' : asText(field, value)
  })
  return words.join('\n').toLowerCase()
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'zh-Hant-MO')
  return a < b ? -1 : 1
}

/** Which of the rows are shown, and in what order. */
export function useListView(collection: AnyCollection, rows: readonly Shown[]) {
  const [view, setView] = useState(start)
  const words = useMemo(
    () => new Map(rows.map(row => [row.values.id, wordsOf(collection, row)])),
    [collection, rows],
  )
  const found = useMemo(() => {
    const parts = view.query.toLowerCase().split(/\s+/).filter(Boolean)
    const matching = rows.filter(({ values }) => {
      const text = words.get(values.id) ?? ''
      const isOn = values.enabled !== false
      const isWanted = view.enabled === 'all' || isOn === (view.enabled === 'on')
      return isWanted && parts.every(part => text.includes(part))
    })
    const { by, isDescending } = view
    if (!by) return matching
    const sign = isDescending ? -1 : 1
    return matching.sort((a, b) => sign * compare(a.values[by], b.values[by]))
  }, [rows, words, view])

  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(view.page, pages)
  return {
    view,
    change: (part: Partial<ListView>) => setView(before => ({ ...before, page: 1, ...part })),
    found,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages,
    /** Whether all stand in the order of the site, so that one may be moved. */
    isInOrder: !view.by && view.query === '' && view.enabled === 'all',
  }
}

export type View = ReturnType<typeof useListView>
