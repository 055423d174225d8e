import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { keepColumns, keptColumns } from './keptColumns.ts'
import { addressOf, type ListAddress, type ListView, viewAt, wholeList } from './listView.ts'

export interface ListPlace {
  view: ListView
  /** Looks at it in another way: from its first page on, unless that says another. */
  change: (part: Partial<ListView>) => void
  /** Narrows it by a field, also while it still changes; by an empty text not any more. */
  narrow: (field: string, wanted: string) => void
}

/**
 * How a list is looked at, kept in the address of its page: Back, a bookmark and a reload find it again.
 * @param address what the page's address says
 */
export function useListPlace(collection: AnyCollection, address: ListAddress): ListPlace {
  const navigate = useNavigate()
  const [kept, setKept] = useState(() => keptColumns(collection))
  const view = useMemo(() => {
    const asked = viewAt(collection, address)
    return { ...asked, columns: asked.columns ?? kept }
  }, [collection, address, kept])
  const go = useCallback(
    (partOf: (before: ListView) => Partial<ListView>) => {
      const changed = (before: ListView) => ({
        ...before,
        page: wholeList.page,
        ...partOf(before),
      })
      void navigate({
        to: '.',
        search: (before: ListAddress) => addressOf(changed(viewAt(collection, before))),
        // Back leads out of the list, not through all that was looked for in it.
        replace: true,
        resetScroll: false,
      })
    },
    [collection, navigate],
  )
  const change = useCallback(
    (part: Partial<ListView>) => {
      if ('columns' in part) {
        keepColumns(collection, part.columns)
        setKept(part.columns)
      }
      go(() => part)
    },
    [collection, go],
  )
  const narrow = useCallback(
    (field: string, wanted: string) =>
      go(({ where: { [field]: _, ...others } }) => ({
        where: wanted ? { ...others, [field]: wanted } : others,
      })),
    [go],
  )
  return { view, change, narrow }
}
