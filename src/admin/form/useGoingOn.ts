import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import { type Edit, isBlocked, recordKey } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { useConnection } from '#pwa/connection.ts'
import { keptUntil } from '../queue/useSubmit.ts'
import { toMinute } from '../Timestamp.tsx'
import type { FormRecord } from './formRecord.ts'
import { useSentAt } from './sentAt.ts'
import type { Form } from './useForm.ts'

interface GoingOnParts {
  collection: AnyCollection
  /** As it is now. */
  record: FormRecord
  form: Form
  /** Told once the form goes on from what it saved. */
  onResumed: () => void
}

/** Goes on with a form that was saved, and says what has become of what it saved. */
export function useGoingOn({ collection, record, form, onResumed }: GoingOnParts) {
  const { edits, isSignedOut, isSending } = useQueue()
  const connection = useConnection()
  const owners = [recordTarget(collection), draftTarget(collection)].map(target => ({
    target,
    record: form.recordId,
  }))
  const keys = owners.map(recordKey)
  const waiting = edits.filter(edit => keys.includes(recordKey(edit)))
  const sentAt = useSentAt(owners)
  /** The record that was saved, until the form goes on from it. */
  const [kept, setKept] = useState<string>()
  const [hasGoneOn, setHasGoneOn] = useState(false)

  const resume = useEffectEvent(() => {
    setKept(undefined)
    setHasGoneOn(true)
    form.goOn(record)
    onResumed()
  })
  useEffect(() => {
    if (kept !== undefined && kept === record.id) resume()
  }, [kept, record.id])

  // What was taken back while it waited is not saved any more, though it stands in the form.
  const isWaiting = waiting.length > 0
  const sentBefore = useRef<number>(undefined)
  const waited = useRef(waiting)
  if (isWaiting) waited.current = waiting
  const takeBack = useEffectEvent(() => {
    const changes = waited.current.map(edit => edit.changes)
    if (hasGoneOn) form.goOn(record, Object.assign({}, ...changes))
  })
  useEffect(() => {
    const before = sentBefore.current
    sentBefore.current = isWaiting ? (before ?? sentAt) : undefined
    if (!isWaiting && before === sentAt) takeBack()
  }, [isWaiting, sentAt])

  const until = keptUntil({ isSignedOut, isSending }, connection)
  return {
    words: hasGoneOn ? wordsFor(waiting, sentAt, until) : '',
    /** Tells that a record was saved, and that the form is to go on from it. */
    keep: (id: string) => setKept(id),
  }
}

function wordsFor(waiting: readonly Edit[], sentAt: number, until: string): string {
  if (waiting.some(isBlocked)) return '已儲存於本機，有待處理，尚未送出'
  if (waiting.length > 0) return `已儲存${until}`
  return sentAt === 0 ? '' : `已送出 ${toMinute(sentAt).slice(-5)}`
}
