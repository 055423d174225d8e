import { useMemo, useRef, useState } from 'react'
import { type AnyCollection, fieldsFor } from '#contract/collection'
import type { Issue } from '#contract/failure'
import type { Field } from '#contract/field'
import { readDraft } from '#contract/validation'
import { newRecordId } from '#offline/edit'
import { draftKey } from '#offline/journal/drafts'
import { effective, pick } from '#offline/merge'
import { useUnsaved } from '#offline/unsaved'
import { toWire } from '../fields/controls'
import { useDesk } from '../StaffProvider'
import { useDraft } from './useDraft'

type Values = Record<string, unknown>

interface FormParts {
  collection: AnyCollection
  /** The record as it is shown; what a new one begins with, where there is none. */
  values: Values
  /** The record's id; `undefined` for a new one. */
  id: string | undefined
  /** The revision that is shown; `null` for a record that the server does not have yet. */
  revision: number | null
}

/**
 * A form of a collection: what it began with, what was typed since, and what is wrong with it. What it
 * began with stays, whatever arrives meanwhile: the edit says what it changed, and from what.
 */
export function useForm(parts: FormParts) {
  const { collection } = parts
  const desk = useDesk()
  const [begun] = useState(parts)
  const newId = useRef(newRecordId())
  /** Values that a choice has put aside, by their field and its kind. */
  const aside = useRef(new Map<string, unknown>())
  const [typed, setTyped] = useState<Values>({})
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const shown = useMemo(() => ({ ...begun.values, ...typed }), [begun, typed])
  const fields = fieldsFor(collection, shown)
  const wire = useMemo(() => onWire(fields, shown), [fields, shown])
  const changes = effective(begun.values, pick(wire, typed))
  const isDirty = Object.keys(changes).length > 0
  const place = { author: desk.author, collection: collection.name, record: parts.id ?? 'new' }
  const draft = useDraft(draftKey(place), typed, setTyped)
  useUnsaved(isDirty)

  /**
   * What a choice puts in place of values that it makes mean something else: a text is no list of
   * pictures. What stood there comes back with the choice.
   */
  function swapped(name: string, value: unknown): Values {
    const next = fieldsFor(collection, { ...shown, [name]: value })
    const begunWith = fieldsFor(collection, begun.values)
    const others = Object.keys(fields).filter(each => fields[each]?.kind !== next[each]?.kind)
    return Object.fromEntries(
      others.map(each => {
        const [kind, newKind] = [fields[each]?.kind, next[each]?.kind]
        aside.current.set(`${each} ${kind}`, shown[each])
        const own = begunWith[each]?.kind === newKind ? begun.values[each] : null
        return [each, aside.current.get(`${each} ${newKind}`) ?? own]
      }),
    )
  }

  const title = String(wire[collection.title] ?? '') || collection.label

  /** Checks by the server's own rules, and keeps the edit. @returns whether it was kept */
  async function save(): Promise<boolean> {
    const given = Object.entries(wire).filter(([, value]) => value !== null && value !== undefined)
    const found = readDraft(collection, Object.fromEntries(given), new Date()).issues
    setIssues(found)
    if (found.length > 0) return false
    const { id, revision } = begun
    if (id === undefined) {
      await desk.save({
        collection: collection.name,
        record: newId.current,
        verb: 'add',
        title,
        baseRevision: null,
        base: {},
        changes: Object.fromEntries(given),
      })
    } else if (isDirty) {
      await desk.save({
        collection: collection.name,
        record: id,
        verb: 'modify',
        title,
        baseRevision: revision,
        base: pick(begun.values, changes),
        changes,
      })
    }
    await draft.drop()
    return true
  }

  return {
    fields,
    shown,
    wire,
    issues,
    setIssues,
    isDirty,
    title,
    recordId: begun.id ?? newId.current,
    restoredAt: draft.foundAt,
    change: (name: string, value: unknown) => {
      setTyped(before => ({ ...before, [name]: value, ...swapped(name, value) }))
      setIssues(before => before.filter(({ field }) => field.split('.')[0] !== name))
    },
    save,
    /** Forgets what was typed. */
    discard: async () => {
      setTyped({})
      await draft.drop()
    },
  }
}

export type Form = ReturnType<typeof useForm>

function onWire(fields: Readonly<Record<string, Field>>, values: Values): Values {
  const entries = Object.entries(fields).map(([name, field]) => [name, toWire(field, values[name])])
  return Object.fromEntries(entries)
}
