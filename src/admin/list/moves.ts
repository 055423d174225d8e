/** Moves of records in a list, as edits; loaded with the first of them. */
import type { Shown } from '#editing/overlay.ts'
import { moved, movedTogether, type Renumbered } from './sorting.ts'
import type { ListEdits } from './useListEdits.ts'

const inOrder = (rows: readonly Shown[]) =>
  rows.map(({ values }) => ({
    id: values.id,
    sort_number: typeof values.sort_number === 'number' ? values.sort_number : null,
  }))

/** What renumbers several says so, and is taken back at once. */
function renumber(
  rows: readonly Shown[],
  edits: ListEdits,
  changed: readonly Renumbered[],
  words: string,
): Promise<void> {
  const numbers = new Map(changed.map(({ id, sort_number }) => [id, sort_number]))
  return edits.changeMany(
    rows.filter(({ values }) => numbers.has(values.id)),
    ({ values }) => ({ sort_number: numbers.get(values.id) }),
    () => words,
  )
}

/** Moves the row at one place of the list to another. @param rows in the order of the site */
export async function moveOne(
  rows: readonly Shown[],
  edits: ListEdits,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const row = rows[from]
  if (!row || to < 0 || to >= rows.length) return
  const changed = moved(inOrder(rows), row.values.id, to)
  const [own, other] = changed
  if (other) return renumber(rows, edits, changed, `重排${changed.length}項`)
  if (own) await edits.change([row], { sort_number: own.sort_number })
}

/** Moves several to the beginning, or to the end, in the order they have. @param rows in the order of the site */
export function moveTogether(
  rows: readonly Shown[],
  edits: ListEdits,
  selected: readonly Shown[],
  to: 'first' | 'last',
): Promise<void> {
  const ids = new Set(selected.map(({ values }) => values.id))
  return renumber(rows, edits, movedTogether(inOrder(rows), ids, to), `移動${selected.length}項`)
}
