import { useMemo, useRef, useState } from 'react'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { draftTarget, type EditTarget, recordTarget } from '#contract/editTarget.ts'
import type { Issue } from '#contract/failure.ts'
import { readNewRecord } from '#contract/validation.ts'
import { newRecordId, type Values } from '#editing/edit.ts'
import { effective, pick } from '#editing/merge.ts'
import { unsavedPlace } from '#editing/outbox/unsavedForms.ts'
import { baseOf } from '#editing/sending.ts'
import { useUnsaved } from '#editing/unsaved.ts'
import type { DeskEdit } from '../queue/useSubmit.ts'
import { useDesk } from '../StaffProvider.tsx'
import {
  beginningOf,
  type FormRecord,
  given,
  goneOnAfter,
  goneOnWith,
  onWire,
  typedInto,
} from './formRecord.ts'
import { useSwapped } from './useSwapped.ts'
import { useTaken } from './useTaken.ts'
import { useUnsavedForm } from './useUnsavedForm.ts'
import { whyHidden } from './whyHidden.ts'

interface FormParts {
  collection: AnyCollection
  record: FormRecord
  /** Whether files are on their way into it. */
  isTaking: boolean
}

/**
 * A form of a collection: what it began with, what was typed since, and what is wrong with it. The edit
 * says what it changed, and from what. Where the record has a draft, it is the draft that one goes on with.
 */
export function useForm({ collection, record, isTaking }: FormParts) {
  const desk = useDesk()
  const [begunWith, setBegunWith] = useState(record)
  const { values: live, id, onServer, draft: kept, isBegun } = begunWith
  const begun = useMemo(() => beginningOf(begunWith), [begunWith])
  const newId = useRef(newRecordId())
  const [typed, setTyped] = useState<Values>({})
  const [issues, setIssues] = useState<readonly Issue[]>([])
  /** What was typed when it was saved last: from then on this device keeps it, answered or not. */
  const [keptTyped, setKeptTyped] = useState<Values>()
  /** What was shown when it was saved last: from then on what is typed belongs to that record, and to no new one. */
  const [saved, setSaved] = useState<Values>()
  /** Told at once, where what is shown is drawn a moment later. */
  const hasMore = useRef(false)
  const shown = useMemo(() => ({ ...begun, ...typed }), [begun, typed])
  const fields = fieldsFor(collection, shown)
  const swapped = useSwapped(collection, begun, shown)
  const wire = useMemo(() => onWire(fields, shown), [fields, shown])
  const changes = effective(begun, pick(wire, typed))
  const isDirty = Object.keys(changes).length > 0
  const draft = useUnsavedForm({
    place: unsavedPlace({
      author: desk.author,
      collection: collection.name,
      record: id ?? (saved ? newId.current : 'new'),
    }),
    copy: newId.current,
    isBegun,
    typed,
    kept: useMemo(() => {
      const since = id === undefined && saved && pick(shown, effective(saved, wire))
      return since ? typedInto(begunWith, since, saved) : typedInto(begunWith, isDirty ? typed : {})
    }, [id, saved, begunWith, shown, wire, typed, isDirty]),
    onFound: (found, copy) => {
      newId.current = copy || newId.current
      setBegunWith(goneOnWith(record, found))
      setTyped(found.values)
      setIssues([])
    },
  })
  const takenHere = useTaken(collection, id ?? newId.current)
  const hasUnsaved = (isDirty && typed !== keptTyped) || isTaking
  useUnsaved(hasUnsaved, draft.isKept && !isTaking)

  const titleOf = (of: Values): string => String({ ...begun, ...of }[collection.title] ?? '')
  const title = titleOf(wire) || collection.label

  const add = (more: Values = {}): DeskEdit => ({
    target: recordTarget(collection),
    record: newId.current,
    verb: 'add',
    title,
    baseRevision: null,
    base: {},
    changes: { ...given(wire), ...more },
  })

  /** What was changed of the record's draft, which begins as the record is. */
  const draftEdit = (changed: Values): DeskEdit => ({
    target: draftTarget(collection),
    record: id ?? newId.current,
    verb: 'modify',
    title,
    baseRevision: kept?.revision ?? null,
    base: pick(begun, changed),
    changes: changed,
  })

  /** What was typed since a new record was saved, where its form does not know yet that the record is there. */
  function since(target: EditTarget): DeskEdit[] {
    const [base, changed] = [saved ?? {}, effective(saved ?? {}, wire)]
    if (Object.keys(changed).length === 0) return []
    return [{ ...draftEdit(changed), target, base: pick(base, changed) }]
  }

  const recordEdit = (changed: Values): DeskEdit => ({
    ...draftEdit(changed),
    target: recordTarget(collection),
    baseRevision: onServer?.revision ?? null,
    base: baseOf(collection, live, changed),
  })

  /** The edits that make the record what is shown: all of a draft is published with it. */
  function publishing(): DeskEdit[] {
    const changed = effective(live, pick(wire, { ...kept?.values, ...typed }))
    // What is again as the record is would come back, if it stayed in the draft.
    const back = Object.entries(live).filter(
      ([name]) => kept && name in kept.values && !(name in changed),
    )
    const edits = [draftEdit(Object.fromEntries(back)), recordEdit(changed)]
    return edits.filter(edit => Object.keys(edit.changes).length > 0)
  }

  /** Checks by the server's own rules, and keeps the edits. @returns what is wrong; then nothing is kept */
  async function keep(edits: () => DeskEdit[]): Promise<readonly Issue[]> {
    const before = id === undefined ? undefined : live
    const found = [
      ...readNewRecord(collection, given(wire), new Date(), before).issues,
      ...takenHere(wire, before),
    ]
    setIssues(found)
    if (found.length > 0) return found
    hasMore.current = false
    await desk.save(...edits())
    setSaved(wire)
    setKeptTyped(typed)
    await draft.drop('saved')
    return found
  }

  const save = () =>
    keep(() => {
      if (id !== undefined) return publishing()
      return saved ? since(recordTarget(collection)) : [add()]
    })

  /** A new record stands in its list, and visitors do not see it: to be seen is what its draft is about. */
  const addDraft = (): DeskEdit[] => [
    add({ enabled: false }),
    { ...draftEdit({ enabled: true }), base: { enabled: false } },
  ]

  /** Keeps it beside the record. */
  const saveDraft = () =>
    keep(() => {
      if (id !== undefined) return isDirty ? [draftEdit(changes)] : []
      return saved ? since(draftTarget(collection)) : addDraft()
    })

  /** Leaves the record as it is: what it was to become is forgotten. */
  async function discardDraft(): Promise<readonly Issue[]> {
    await draft.drop('given up')
    await desk.save({ ...draftEdit({}), verb: 'delete' })
    setKeptTyped(typed)
    return []
  }

  /**
   * Goes on from the record as it is now. What was typed since it was saved stays typed.
   * @param takenBack what was saved and is not any more, though it stands in the form: it is typed as well
   */
  function goOn(now: FormRecord, takenBack?: Values): void {
    const own = takenBack ?? effective(begun, pick(saved ?? {}, keptTyped ?? {}))
    const next = goneOnAfter(begunWith, now, fields, own)
    setBegunWith(next)
    setTyped(pick(shown, effective((!takenBack && saved) || beginningOf(next), wire)))
  }

  return {
    fields,
    shown,
    wire,
    issues,
    /** Tells why the server refused what was saved: it is as if it had not been. */
    refuse: (why: readonly Issue[]) => {
      setSaved(undefined)
      setIssues(why)
    },
    isDirty,
    hasTyped: (name: string) => name in typed,
    isTouched: Object.keys(typed).length > 0 || keptTyped !== undefined,
    begin: setBegunWith,
    /** Whether something in it is not saved, and whether this device keeps it. */
    hasUnsaved,
    isKept: draft.isKept,
    title,
    titleOf,
    recordId: id ?? newId.current,
    isNew: id === undefined,
    /** The id of a record that the server has. */
    savedId: onServer && id,
    /** Whether there is something beside the record that is not published. */
    draft: kept,
    /** Whether it is switched on as it is. */
    isEnabled: id === undefined || live.enabled !== false,
    /** Why visitors do not see the record as it is; not said of one that is not there yet. */
    hidden: id === undefined ? undefined : whyHidden(collection, live),
    /** What was typed before and never saved: what is shown, and what is besides. */
    unsaved: { shown: draft.found, others: draft.others, take: draft.take, forget: draft.forget },
    content: draft.content,
    /** Whether more was typed since it was saved last. */
    hasMore: () => hasMore.current,
    change: (name: string, value: unknown) => {
      hasMore.current = true
      setTyped(before => ({ ...before, [name]: value, ...swapped(name, value) }))
      setIssues(before => before.filter(({ field }) => field.split('.')[0] !== name))
    },
    save,
    saveDraft,
    discardDraft,
    goOn,
    /** Forgets what was typed. */
    discard: () => {
      setBegunWith(record)
      setTyped({})
      return draft.drop('given up')
    },
  }
}

export type Form = ReturnType<typeof useForm>
