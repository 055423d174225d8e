/** How a record stands, as staff are told of it. */
import { isVisible, toMoment } from './visibility.ts'

/** What each is called: what visitors see of a record comes first, then what is known of it besides. */
export const stateWords = {
  published: '已發佈',
  scheduled: '已排程',
  ended: '已下架',
  off: '停用',
  draft: '草稿',
  unsent: '待同步',
} as const

export type RecordState = keyof typeof stateWords

/** What is known of a record besides what visitors see. */
type Mark = 'draft' | 'unsent'

/** What visitors see of a record. */
export type Standing = Exclude<RecordState, Mark>

/** How a record stands, and what is known besides. */
export type RecordStates = readonly [Standing, ...Mark[]]

type Values = Readonly<Record<string, unknown>>
interface Publishing {
  publishing: boolean
}

/**
 * What visitors see of the record at `now`: `published` exactly where they see it. What is switched off
 * is that before all, since no moment makes it appear.
 * @param record stored (dates) or as on the wire (ISO 8601)
 */
export function standingOf(collection: Publishing, record: Values, now: Date): Standing {
  if (isVisible(collection, record, now)) return 'published'
  if (record.deleted_at) return 'ended'
  if (record.enabled !== true) return 'off'
  const until = toMoment(record.unpublish_at)
  return until !== undefined && until <= now.getTime() ? 'ended' : 'scheduled'
}

/**
 * All that a record is at `now`: how it stands for visitors, and whether it has a draft or waits to be sent.
 * Its unsent edits count as if visitors saw them, which `unsent` takes back.
 */
export const statesOf = (
  collection: Publishing,
  record: Values,
  { now, hasDraft, isUnsent }: { now: Date; hasDraft: boolean; isUnsent: boolean },
): RecordStates => [
  standingOf(collection, record, now),
  ...(hasDraft ? ['draft' as const] : []),
  ...(isUnsent ? ['unsent' as const] : []),
]

/** Those that records of the collection can be in; without publishing, all of them are seen. */
export const possibleStates = ({ publishing }: Publishing): readonly RecordState[] =>
  (Object.keys(stateWords) as RecordState[]).filter(
    state => publishing || !['scheduled', 'ended', 'off'].includes(state),
  )
