import { useDeferredValue, useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { possibleStates, type RecordState, type RecordStates } from '#contract/recordState.ts'
import type { Shown } from '#editing/overlay.ts'
import { partsOf, saysAll, wordsOf } from './matching.ts'
import { isWithin } from './narrowing.ts'
import type { ListPlace } from './useListPlace.ts'

export const PAGE_SIZE = 50

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'zh-Hant-MO')
  return a < b ? -1 : 1
}

/** How each record of a list stands, by its id. */
export type States = ReadonlyMap<string, RecordStates>

const isIn =
  (states: States, state: RecordState) =>
  ({ values }: Shown): boolean =>
    states.get(values.id)?.includes(state) ?? false

/** Which of the rows are shown, and in what order. */
export function useListView(
  collection: AnyCollection,
  { rows, states }: { rows: readonly Shown[]; states: States },
  { view: asked, change }: ListPlace,
) {
  // What is typed stands there at once; the rows follow it.
  const view = useDeferredValue(asked)
  const words = useMemo(
    () => new Map(rows.map(row => [row.values.id, wordsOf(collection, row.values)])),
    [collection, rows],
  )
  const matching = useMemo(() => {
    const parts = partsOf(view.query)
    return rows.filter(({ values }) => {
      const isNamed = saysAll(words.get(values.id) ?? '', parts)
      return isNamed && isWithin(collection, values, view.where)
    })
  }, [collection, rows, words, view])
  const found = useMemo(() => {
    const { state, by, isDescending } = view
    const inState = state ? matching.filter(isIn(states, state)) : matching
    if (!by) return inState
    const sign = isDescending ? -1 : 1
    return inState.toSorted((a, b) => sign * compare(a.values[by], b.values[by]))
  }, [matching, states, view])

  return useMemo(() => {
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
    const page = Math.min(view.page, pages)
    return {
      view,
      change,
      found,
      /** How many there are of each state, and of all, whichever state is asked for. */
      counts: possibleStates(collection).map(state => ({
        state,
        count: matching.filter(isIn(states, state)).length,
      })),
      all: matching.length,
      shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      page,
      pages,
      /** Whether all stand in the order of the site, so that one may be moved. */
      isInOrder: !view.by && found.length === rows.length,
    }
  }, [collection, rows, states, view, change, matching, found])
}

export type View = ReturnType<typeof useListView>
