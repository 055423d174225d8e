import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { statesOf } from '#contract/recordState.ts'
import type { Shown } from '#editing/overlay.ts'
import { useNow } from '../useNow.ts'
import type { States } from './useListView.ts'

/** How each record stands now, by its id. @param drafts by the id of their record */
export function useStates(
  collection: AnyCollection,
  rows: readonly Shown[],
  drafts: ReadonlyMap<string, unknown>,
): States {
  const now = useNow()
  return useMemo(
    () =>
      new Map(
        rows.map(({ values, pending }) => [
          values.id,
          statesOf(collection, values, {
            now: new Date(now),
            hasDraft: drafts.has(values.id),
            isUnsent: pending !== undefined,
          }),
        ]),
      ),
    [collection, rows, drafts, now],
  )
}
