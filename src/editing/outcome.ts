/** What an answer, or the lack of one, means for the edit that was sent. */
import type { Failure } from '#contract/failure.ts'
import type { Edit, EditFailure, Theirs, Values } from './edit.ts'

export type Outcome =
  /** Acknowledged; with the record as it then stood, `null` after a delete, and all that was answered. */
  | { kind: 'sent'; record: (Values & { revision: number }) | null; answer: unknown }
  /** Nobody knows; it is sent again. `whole`: the server itself is away, so nothing else need be tried. */
  | { kind: 'retry'; failure: EditFailure; whole: boolean; retryAfter?: number }
  | { kind: 'conflict'; failure: EditFailure; theirs: Theirs }
  | { kind: 'rejected'; failure: EditFailure }
  | { kind: 'signed out'; failure: EditFailure }

/** Failures of this edit alone, though the next try may go well. */
const ALONE: readonly string[] = ['unexpected']

/** Whether what the server answered is a record, as it stood then. */
export const isRecord = (data: unknown): data is Values & { revision: number } =>
  typeof data === 'object' &&
  data !== null &&
  'revision' in data &&
  typeof data.revision === 'number'

/** After an acknowledged answer. */
export const sentOutcome = (data: unknown): Outcome => ({
  kind: 'sent',
  record: isRecord(data) ? data : null,
  answer: data,
})

/** After a failure. */
export function failedOutcome({ verb }: Pick<Edit, 'verb'>, cause: Failure): Outcome {
  const { code, message, issues } = cause
  const failure = { code, message, ...(issues.length > 0 ? { issues } : {}) }
  if (cause.code === 'notFound') {
    // What is to be deleted is not there: that is what was wanted.
    if (verb === 'delete') return sentOutcome(null)
    if (verb === 'modify') return { kind: 'conflict', failure, theirs: null }
    return { kind: 'rejected', failure }
  }
  switch (cause.next) {
    case 'merge':
      return isRecord(cause.data)
        ? { kind: 'conflict', failure, theirs: cause.data }
        : { kind: 'rejected', failure }
    case 'sign in':
      return { kind: 'signed out', failure }
    case 'retry': {
      const whole = !ALONE.includes(cause.code)
      return { kind: 'retry', failure, whole, retryAfter: cause.retryAfter }
    }
    default:
      return { kind: 'rejected', failure }
  }
}
