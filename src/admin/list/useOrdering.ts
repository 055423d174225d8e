import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Shown } from '#editing/overlay.ts'
import { showFailure } from '#ui/toasts.ts'
import type { ListEdits } from './useListEdits.ts'

const moves = () => import('./moves.ts')

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
  const move = (from: number, to: number) =>
    moves()
      .then(({ moveOne }) => moveOne(rows, edits, { from, to }))
      .catch(showFailure)
  return {
    /** Moves a record by so many places. */
    moveBy: (id: string, by: number) => void move(placeOf(id), placeOf(id) + by),
    /** Puts a record where another stands. */
    moveOnto: (id: string, other: string) => void move(placeOf(id), placeOf(other)),
    /** Moves several to the beginning, or to the end, in the order they have. */
    moveTogether: (selected: readonly Shown[], to: 'first' | 'last') =>
      moves()
        .then(({ moveTogether }) => moveTogether(rows, edits, selected, to))
        .catch(showFailure),
  }
}
