/** Every call there is, for the server's router and the OpenAPI document. */
import type { AnyCollection, Verb } from '../collection.ts'
import { accessCalls } from './access.ts'
import { accountCalls } from './accounts.ts'
import { auditCalls } from './audit.ts'
import type { AnyCall } from './call.ts'
import { allDraftCalls, draftCalls } from './drafts.ts'
import { editCalls } from './edits.ts'
import { fileCalls } from './files.ts'
import { currentCall, singledOutCalls } from './flagged.ts'
import { importCalls } from './imports.ts'
import { listViewCalls } from './listViews.ts'
import { operationCalls } from './operations.ts'
import { presenceCalls } from './presence.ts'
import { pushCalls } from './push.ts'
import { lookupCall, openCoursesCall, recordCalls } from './records.ts'
import { settingEditCalls } from './settingEdits.ts'
import { settingCalls } from './settings.ts'
import { snapshotCall } from './snapshot.ts'
import { trashCalls } from './trash.ts'

/** The calls that belong to no collection, by their handlers' keys. */
export const generalCalls = {
  openCourses: openCoursesCall,
  snapshot: snapshotCall,
  ...settingCalls,
  ...settingEditCalls,
  ...pushCalls,
  ...presenceCalls,
  ...listViewCalls,
  ...accessCalls,
  ...accountCalls,
  ...allDraftCalls,
  ...fileCalls,
  ...auditCalls,
  ...operationCalls,
} satisfies Record<string, AnyCall>

const verbCalls = (collection: AnyCollection) => ({
  ...recordCalls(collection),
  ...editCalls(collection),
})

/** What may be deleted has a past, drafts and imports. */
const keptCalls = (collection: AnyCollection) => ({
  ...trashCalls(collection),
  ...importCalls(collection),
  ...draftCalls(collection),
})

/** The calls that a collection may have, by their handlers' keys. */
export type CollectionCalls = ReturnType<typeof verbCalls> &
  ReturnType<typeof keptCalls> &
  ReturnType<typeof singledOutCalls> & {
    listCurrent: ReturnType<typeof currentCall>
    lookup: ReturnType<typeof lookupCall>
  }

type Keyed = [keyof CollectionCalls, AnyCall]

/** The calls that a collection has, with their handlers' keys. */
export function collectionCalls(collection: AnyCollection): Keyed[] {
  const { verbs, lookups = [], singledOut, urgent } = collection
  const ofVerbs = Object.entries(verbCalls(collection)) as [Verb, AnyCall][]
  const others: Partial<Record<keyof CollectionCalls, AnyCall>> = {
    ...(singledOut ? singledOutCalls({ ...collection, singledOut }) : {}),
    ...(urgent ? { listCurrent: currentCall({ ...collection, urgent }) } : {}),
    ...(verbs.includes('delete') ? keptCalls(collection) : {}),
  }
  return [
    ...ofVerbs.filter(([verb]) => verbs.includes(verb)),
    ...lookups.map(({ field }): Keyed => ['lookup', lookupCall(collection, field)]),
    ...(Object.entries(others) as Keyed[]),
  ]
}

/** The calls of one collection. */
export const callsOf = (collection: AnyCollection): AnyCall[] =>
  collectionCalls(collection).map(([, call]) => call)

/** Every call of these collections, and of none. */
export const allCalls = (collections: readonly AnyCollection[]): AnyCall[] => [
  ...Object.values(generalCalls),
  ...collections.flatMap(callsOf),
]
