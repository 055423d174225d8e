import type { AnyCollection } from '#contract/collection.ts'
import { toDate } from '#contract/time.ts'
import type { Shown } from '#editing/overlay.ts'
import { titleOf } from '../titleOf.ts'

/** That a record begins to be seen by visitors, or ceases to be. */
export interface Appearance {
  collection: AnyCollection
  id: string
  title: string
  isEnd: boolean
  /** Milliseconds. */
  at: number
  /** Whether visitors see it at all: what is not enabled appears at no time. */
  isEnabled: boolean
}

/** The moments at which these records appear and disappear, in their order. */
export function appearancesOf(collection: AnyCollection, rows: readonly Shown[]): Appearance[] {
  return rows
    .flatMap(({ values }) =>
      (['publish_at', 'unpublish_at'] as const).flatMap(name => {
        const at = Date.parse(String(values[name] ?? ''))
        if (Number.isNaN(at)) return []
        const title = titleOf(collection, values)
        const isEnd = name === 'unpublish_at'
        return [
          { collection, id: values.id, title, isEnd, at, isEnabled: values.enabled !== false },
        ]
      }),
    )
    .sort((a, b) => a.at - b.at)
}

/** What happens on which day of Macau, `YYYY-MM-DD`, in the order of the clock. */
export function byDay(appearances: readonly Appearance[]): Map<string, Appearance[]> {
  const days = new Map<string, Appearance[]>()
  for (const each of [...appearances].sort((a, b) => a.at - b.at)) {
    const day = toDate(new Date(each.at))
    days.set(day, [...(days.get(day) ?? []), each])
  }
  return days
}
