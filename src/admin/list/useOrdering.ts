import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Shown } from '#editing/overlay.ts'
import { moved, movedTogether } from './sorting.ts'
import type { ListEdits } from './useListEdits.ts'

/** How records change places in the order of the site; `undefined` where they have none of their own. */
export function useOrdering(
  { order }: AnyCollection,
  rows: readonly Shown[],
  edits: ListEdits,
): Ordering | undefined {
  const isOrdered = order === 'sort_number'
  return useMemo(() => (isOrdered ? orderingOf(rows, edits) : undefined), [isOrdered, rows, edits])
}

export type Ordering = ReturnType<typeof orderingOf>

function orderingOf(rows: readonly Shown[], edits: ListEdits) {
  const placeOf = (id: string) => rows.findIndex(({ values }) => values.id === id)
  const inOrder = () =>
    rows.map(({ values }) => ({
      id: values.id,
      sort_number: typeof values.sort_number === 'number' ? values.sort_number : null,
    }))
  const moveTo = (id: string, place: number) => {
    if (place < 0 || place >= rows.length) return
    const order = inOrder()
    for (const { id: each, sort_number } of moved(order, id, place)) {
      const row = rows[placeOf(each)]
      if (row) void edits.change([row], { sort_number })
    }
  }
  return {
    /** Moves a record by so many places. */
    moveBy: (id: string, by: number) => moveTo(id, placeOf(id) + by),
    /** Puts a record where another stands. */
    moveOnto: (id: string, other: string) => moveTo(id, placeOf(other)),
    /** Moves several to the beginning, or to the end, in the order they have. */
    moveTogether: (selected: readonly Shown[], to: 'first' | 'last') => {
      const ids = new Set(selected.map(({ values }) => values.id))
      const numbers = new Map(
        movedTogether(inOrder(), ids, to).map(({ id, sort_number }) => [id, sort_number]),
      )
      return edits.changeMany(
        rows.filter(({ values }) => numbers.has(values.id)),
        ({ values }) => ({ sort_number: numbers.get(values.id) }),
        () => `移動${selected.length}項`,
      )
    },
  }
}
