import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import type { WireRecord } from '#contract/record.ts'
import { isUnique, mustDiffer } from '#contract/unique.ts'
import { editsOf, newRecordId, type Values } from '#editing/edit.ts'
import { effective } from '#editing/merge.ts'
import type { Shown } from '#editing/overlay.ts'
import { queueState } from '#editing/queueState.ts'
import { baseOf } from '#editing/sending.ts'
import { type DeskEdit, type Submit, takenBack, useSubmit } from '../queue/useSubmit.ts'
import { titleOf } from '../titleOf.ts'

/** One record by its title, several by their number. */
export const named = ([first, ...others]: readonly DeskEdit[], count: number): string =>
  first && others.length === 0 ? `「${first.title}」` : `${count}項`

/**
 * What can be done to records from their list.
 * @param onBegin opens the form of a new record, with values that it begins with
 */
export function useListEdits(
  collection: AnyCollection,
  onServer: ReadonlyMap<string, WireRecord>,
  onBegin: (values: Values) => void,
): ListEdits {
  const submit = useSubmit()
  return useMemo(
    () => listEdits(collection, onServer, submit, onBegin),
    [collection, onServer, submit, onBegin],
  )
}

function listEdits(
  collection: AnyCollection,
  onServer: ReadonlyMap<string, WireRecord>,
  submit: Submit,
  onBegin: (values: Values) => void,
) {
  const about = (shown: Shown) => ({
    target: recordTarget(collection),
    record: shown.values.id,
    title: titleOf(collection, shown.values),
    baseRevision: onServer.get(shown.values.id)?.revision ?? null,
  })
  const modify = (shown: Shown, changes: Values): DeskEdit => ({
    ...about(shown),
    verb: 'modify',
    base: baseOf(collection, shown.values, changes),
    changes,
  })
  const change = (rows: readonly Shown[], changes: Values) =>
    submit(rows.map(shown => modify(shown, changes)))

  /**
   * Changes several, each in its own way, and offers to take all of it back at once.
   * @param changesOf what a record is to hold; one that holds it already stays as it is
   * @param words what is done to so many: `更改3項的費用`
   */
  async function changeMany(
    rows: readonly Shown[],
    changesOf: (shown: Shown) => Values,
    words: (count: number) => string,
  ): Promise<void> {
    const changed = rows
      .map(shown => modify(shown, effective(shown.values, changesOf(shown))))
      .filter(({ changes }) => Object.keys(changes).length > 0)
    const undo = { edits: changed.map(takenBack), words: (count: number) => `還原${count}項` }
    await submit(changed, { words, undo })
  }

  /** The record's own values, without what the server computes. */
  const ownValues = ({ values }: Shown): Values =>
    Object.fromEntries(
      Object.keys(collection.fields)
        .filter(name => values[name] !== null && values[name] !== undefined)
        .map(name => [name, values[name]]),
    )

  const bringingBack = (shown: Shown): DeskEdit =>
    onServer.has(shown.values.id)
      ? { ...about(shown), verb: 'restore', base: shown.values, changes: {} }
      : { ...about(shown), verb: 'add', base: {}, changes: ownValues(shown) }

  async function remove(rows: readonly Shown[]): Promise<void> {
    // With a record that the server never had goes its draft, and comes back.
    const drafts = editsOf(queueState.edits, draftTarget(collection)).filter(({ record }) =>
      rows.some(({ values: { id } }) => id === record && !onServer.has(id)),
    )
    await submit(
      rows.map(shown => ({ ...about(shown), verb: 'delete', base: {}, changes: {} })),
      {
        words: (count, edits) => `刪除${named(edits, count)}`,
        undo: {
          edits: [...rows.map(bringingBack), ...drafts],
          words: (count, edits) =>
            `復原${named(edits.slice(0, rows.length), Math.min(count, rows.length))}`,
        },
      },
    )
  }

  async function duplicate(shown: Shown): Promise<void> {
    const record = newRecordId()
    const original = titleOf(collection, shown.values)
    const title = `${original}（副本）`
    const { fields } = collection
    // A unique value cannot be had twice; what is copied is not public until it is made to be.
    const values = Object.fromEntries(
      Object.entries(ownValues(shown)).filter(([name]) => {
        const field = fields[name]
        return !(field && isUnique(field))
      }),
    )
    const changes = {
      ...values,
      [collection.title]: title,
      ...(collection.publishing ? { enabled: false } : {}),
    }
    // Without what only its author can give it, it is no record yet.
    if (Object.values(fields).some(mustDiffer)) return onBegin(changes)
    const edit = { target: recordTarget(collection), record, verb: 'add' as const, title }
    await submit([{ ...edit, baseRevision: null, base: {}, changes }], {
      words: () => `複製「${original}」${collection.publishing ? '，副本未啟用' : ''}`,
    })
  }

  return { change, changeMany, remove, duplicate }
}

export type ListEdits = ReturnType<typeof listEdits>
