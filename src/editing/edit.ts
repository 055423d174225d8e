/** An edit that a member of staff has made and that the server has not yet acknowledged. */
import { type EditTarget, targetName } from '#contract/editTarget.ts'
import type { FailureCode, Issue } from '#contract/failure.ts'

export type Values = Readonly<Record<string, unknown>>

export type EditVerb = 'add' | 'modify' | 'delete' | 'restore'

/**
 * `waiting`: to be sent. `sending`: on its way, or it was when the page was closed. `conflict`: somebody
 * else changed the same. `rejected`: refused for good, until its author changes it.
 */
export type EditState = 'waiting' | 'sending' | 'conflict' | 'rejected'

/** What went wrong the last time, in the words that were shown. */
export interface EditFailure {
  code: FailureCode
  message: string
  /** What is wrong with the values, where the server has named it. */
  issues?: readonly Issue[]
}

/** The record on the server at a conflict; `null` where it is deleted. */
export type Theirs = (Values & { revision: number }) | null

export interface Edit {
  /** A UUID: also the `Idempotency-Key` under which it is sent. */
  readonly id: string
  /** The order in which edits were made. */
  readonly seq: number
  /** The account that made it: nobody else sees it or sends it. */
  readonly author: string
  readonly target: EditTarget
  /** The id or the name of what is edited there. */
  readonly record: string
  readonly verb: EditVerb
  /** How a person knows the record. */
  readonly title: string
  /** The revision that the edit began from; `null` for one of a record that is not yet sent. */
  readonly baseRevision: number | null
  /** What the changed fields held then, and those that are always sent with a change. */
  readonly base: Values
  /** What they are to hold. */
  readonly changes: Values
  /** What was saved in one go with it: a UUID, by which the trail undoes all of that. */
  readonly operation?: string
  readonly state: EditState
  /** How often it was sent. */
  readonly attempts: number
  readonly failure?: EditFailure
  /** Set in the state `conflict`. */
  readonly theirs?: Theirs
  /** Milliseconds, by this device's clock; shown, and never compared. */
  readonly savedAt: number
}

/** What a screen hands over to be kept and sent. */
export type NewEdit = Pick<
  Edit,
  | 'author'
  | 'target'
  | 'record'
  | 'verb'
  | 'title'
  | 'baseRevision'
  | 'base'
  | 'changes'
  | 'operation'
>

/** What edits are made of: a record, or whatever else a target holds. */
export type Owner = Pick<Edit, 'target' | 'record'>

/** The owner of an edit as one text. */
export const recordKey = ({ target, record }: Owner): string => `${targetName(target)}/${record}`

/** Those of the edits that are of this target, in their order. */
export const editsOf = (edits: readonly Edit[], target: EditTarget): Edit[] =>
  edits.filter(edit => targetName(edit.target) === targetName(target))

/** Whether it waits for its author, and all later edits of its record with it. */
export const isBlocked = ({ state }: Pick<Edit, 'state'>): boolean =>
  state === 'conflict' || state === 'rejected'

/** Whether the server may have it already: then it is sent again as it is, and never changed. */
export const mayBeSent = (edit: Edit): boolean => edit.attempts > 0 && !isBlocked(edit)

/** A fresh key: an edit whose content changes is another edit. */
export function newKey(): string {
  // `crypto.randomUUID` is not there on a page without TLS, such as a school's own network.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** An id for a new record, chosen here so that other records can name it before it is sent. */
export const newRecordId = (): string => newKey().replaceAll('-', '').slice(0, 24)

/** The edit with other content, to be sent anew. */
export const revised = (edit: Edit, content: Partial<Edit>): Edit => {
  const { failure: _failure, theirs: _theirs, ...kept } = edit
  return { ...kept, state: 'waiting', attempts: 0, ...content, id: newKey() }
}
