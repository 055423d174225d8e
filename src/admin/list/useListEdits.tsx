import type { AnyCollection } from '#contract/collection'
import type { WireRecord } from '#contract/record'
import { newRecordId } from '#offline/edit'
import { pick } from '#offline/merge'
import type { Shown } from '#offline/overlay'
import { showFailure } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import { offerUndo } from '../UndoBar'

type Values = Record<string, unknown>

/** What can be done to records from their list. */
export function useListEdits(collection: AnyCollection, onServer: ReadonlyMap<string, WireRecord>) {
  const desk = useDesk()
  const titleOf = ({ values }: Shown) => String(values[collection.title] ?? '') || collection.label
  const about = (shown: Shown) => ({
    collection: collection.name,
    record: shown.values.id,
    title: titleOf(shown),
    baseRevision: onServer.get(shown.values.id)?.revision ?? null,
  })
  const save = (...edits: Parameters<typeof desk.save>) => desk.save(...edits).catch(showFailure)

  const change = (rows: readonly Shown[], changes: Values) =>
    save(
      ...rows.map(shown => ({
        ...about(shown),
        verb: 'modify' as const,
        base: pick(shown.values, changes),
        changes,
      })),
    )

  /**
   * Changes several, each in its own way, and offers to take all of it back at once.
   * @param changesOf what a record is to hold; nothing for one that stays as it is
   * @param words what was done: `已更改3項的費用`
   */
  async function changeMany(
    rows: readonly Shown[],
    changesOf: (shown: Shown) => Values | undefined,
    words: string,
  ): Promise<void> {
    const steps = rows.flatMap(shown => {
      const changes = changesOf(shown)
      return changes ? [{ shown, changes, base: pick(shown.values, changes) }] : []
    })
    const modify = (shown: Shown, base: Values, changes: Values) =>
      ({ ...about(shown), verb: 'modify', base, changes }) as const
    await save(...steps.map(({ shown, base, changes }) => modify(shown, base, changes)))
    offerUndo(words, () =>
      save(...steps.map(({ shown, base, changes }) => modify(shown, changes, base))),
    )
  }

  /** The record's own values, without what the server computes. */
  const ownValues = ({ values }: Shown): Values =>
    Object.fromEntries(
      Object.keys(collection.fields)
        .filter(name => values[name] !== null && values[name] !== undefined)
        .map(name => [name, values[name]]),
    )

  const bringBack = (rows: readonly Shown[]) =>
    save(
      ...rows.map(shown => {
        const isKnown = onServer.has(shown.values.id)
        const values = ownValues(shown)
        return isKnown
          ? { ...about(shown), verb: 'restore' as const, base: shown.values, changes: {} }
          : { ...about(shown), verb: 'add' as const, base: {}, changes: values }
      }),
    )

  async function remove(rows: readonly Shown[]): Promise<void> {
    await save(
      ...rows.map(shown => ({ ...about(shown), verb: 'delete' as const, base: {}, changes: {} })),
    )
    const [first] = rows
    if (!first) return
    const words = rows.length === 1 ? `已刪除「${titleOf(first)}」` : `已刪除${rows.length}項`
    offerUndo(words, () => bringBack(rows))
  }

  async function duplicate(shown: Shown): Promise<string> {
    const record = newRecordId()
    const title = `${titleOf(shown)}（副本）`
    const { fields } = collection
    // A unique value cannot be had twice; what is copied is not public until it is made to be.
    const values = Object.fromEntries(
      Object.entries(ownValues(shown)).filter(([name]) => {
        const field = fields[name]
        return !(field && 'unique' in field && field.unique)
      }),
    )
    const changes = {
      ...values,
      [collection.title]: title,
      ...(collection.publishing ? { enabled: false } : {}),
    }
    const edit = { collection: collection.name, record, verb: 'add' as const, title }
    await save({ ...edit, baseRevision: null, base: {}, changes })
    return record
  }

  return { change, changeMany, remove, duplicate }
}

export type ListEdits = ReturnType<typeof useListEdits>
