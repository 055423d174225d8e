import type { AnyCollection } from '#contract/collection.ts'
import { courses } from '#contract/collections/course.ts'
import { DAY_MS } from '#contract/time.ts'
import { isVisible } from '#contract/visibility.ts'
import type { Shown } from '#editing/overlay.ts'
import { appearancesOf } from '../calendar/appearances.ts'
import { titleOf } from '../titleOf.ts'

const DAYS = 7

/** Something that happens to a record by itself. */
export interface Event {
  collection: AnyCollection
  id: string
  title: string
  what: '截止報名' | '發佈' | '下架'
  /** Milliseconds. */
  at: number
}

const courseKinds: readonly AnyCollection[] = Object.values(courses)

function deadlinesOf(collection: AnyCollection, rows: readonly Shown[], now: number): Event[] {
  if (!courseKinds.includes(collection)) return []
  return rows
    .filter(({ values }) => isVisible(collection, values, new Date(now)))
    .map(({ values }) => ({
      collection,
      id: values.id,
      title: titleOf(collection, values),
      what: '截止報名',
      at: Date.parse(String(values.deadline)),
    }))
}

/**
 * What happens within a week of `now` (milliseconds) without anybody's doing, the soonest first: enrolment
 * closes, records appear and disappear.
 */
export function comingUp(
  all: readonly { collection: AnyCollection; rows: readonly Shown[] }[],
  now: number,
): Event[] {
  return all
    .flatMap(({ collection, rows }) => [
      ...deadlinesOf(collection, rows, now),
      ...appearancesOf(collection, rows)
        .filter(({ isEnabled }) => isEnabled)
        .map(({ isEnd, ...each }): Event => ({ ...each, what: isEnd ? '下架' : '發佈' })),
    ])
    .filter(({ at }) => at > now && at <= now + DAYS * DAY_MS)
    .sort((a, b) => a.at - b.at)
}
