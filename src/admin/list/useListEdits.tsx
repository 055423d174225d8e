import type { AnyCollection } from '#contract/collection'
import type { WireRecord } from '#contract/record'
import { newRecordId } from '#offline/edit'
import { effective, pick } from '#offline/merge'
import type { Shown } from '#offline/overlay'
import { baseOf } from '#offline/sending'
import { useSubmit } from '../queue/useSubmit'

type Values = Record<string, unknown>

/** What can be done to records from their list. */
export function useListEdits(collection: AnyCollection, onServer: ReadonlyMap<string, WireRecord>) {
  const submit = useSubmit()
  const titleOf = ({ values }: Shown) => String(values[collection.title] ?? '') || collection.label
  const about = (shown: Shown) => ({
    collection: collection.name,
    record: shown.values.id,
    title: titleOf(shown),
    baseRevision: onServer.get(shown.values.id)?.revision ?? null,
  })
  const change = (rows: readonly Shown[], changes: Values) =>
    submit(
      rows.map(shown => ({
        ...about(shown),
        verb: 'modify',
        base: baseOf(collection, shown.values, changes),
        changes,
      })),
    )

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
    const steps = rows.flatMap(shown => {
      const changes = effective(shown.values, changesOf(shown))
      if (Object.keys(changes).length === 0) return []
      return [{ shown, changes, base: pick(shown.values, changes) }]
    })
    const modify = (shown: Shown, base: Values, changes: Values) =>
      ({
        ...about(shown),
        verb: 'modify',
        base: { ...baseOf(collection, shown.values, {}), ...base },
        changes,
      }) as const
    const back = steps.map(({ shown, base, changes }) => modify(shown, changes, base))
    const undo = (isDone: (record: string) => boolean) =>
      submit(
        back.filter(({ record }) => isDone(record)),
        { words: count => `還原${count}項` },
      )
    await submit(
      steps.map(({ shown, base, changes }) => modify(shown, base, changes)),
      { words, undo },
    )
  }

  /** The record's own values, without what the server computes. */
  const ownValues = ({ values }: Shown): Values =>
    Object.fromEntries(
      Object.keys(collection.fields)
        .filter(name => values[name] !== null && values[name] !== undefined)
        .map(name => [name, values[name]]),
    )

  const named = ([first, ...others]: readonly Shown[], count: number): string =>
    first && others.length === 0 ? `「${titleOf(first)}」` : `${count}項`

  const bringBack = (rows: readonly Shown[]) =>
    submit(
      rows.map(shown => {
        const isKnown = onServer.has(shown.values.id)
        const values = ownValues(shown)
        return isKnown
          ? { ...about(shown), verb: 'restore' as const, base: shown.values, changes: {} }
          : { ...about(shown), verb: 'add' as const, base: {}, changes: values }
      }),
      { words: count => `復原${named(rows, count)}` },
    )

  async function remove(rows: readonly Shown[]): Promise<void> {
    await submit(
      rows.map(shown => ({ ...about(shown), verb: 'delete', base: {}, changes: {} })),
      {
        words: count => `刪除${named(rows, count)}`,
        undo: isDone => bringBack(rows.filter(({ values }) => isDone(values.id))),
      },
    )
  }

  async function duplicate(shown: Shown): Promise<void> {
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
    await submit([{ ...edit, baseRevision: null, base: {}, changes }], {
      words: () => `複製「${titleOf(shown)}」${collection.publishing ? '，副本未啟用' : ''}`,
    })
  }

  return { change, changeMany, remove, duplicate }
}

export type ListEdits = ReturnType<typeof useListEdits>
