/** Records in an order that staff choose: a move is one number, halfway between its neighbours. */

export interface Ordered {
  id: string
  sort_number: number | null
}

export interface Renumbered {
  id: string
  sort_number: number
}

const STEP = 10

/**
 * What to renumber so that `id` comes to stand at `place` of the list, the list being in its order.
 * One number, but where its neighbours have none, or where nothing fits between theirs any more.
 */
export function moved(list: readonly Ordered[], id: string, place: number): Renumbered[] {
  const others = list.filter(each => each.id !== id)
  const before = others.slice(0, place)
  const left = before.at(-1)?.sort_number
  const right = others[place]?.sort_number
  const between = midpoint(left, right, before.length > 0)
  if (between !== undefined) return [{ id, sort_number: between }]
  // What stands behind without a number stays there without one; what has one keeps it, where that can be.
  const isTight = typeof left === 'number'
  const last = isTight ? 0 : (before.findLast(isNumbered)?.sort_number ?? 0)
  return [...before, { id, sort_number: null }, ...(isTight ? others.slice(place) : [])]
    .filter(each => each.id === id || isNumbered(each) === isTight)
    .map((each, index) => ({ id: each.id, sort_number: last + (index + 1) * STEP }))
    .filter(({ id: each, sort_number }) => {
      const own = list.find(record => record.id === each)
      return each === id || own?.sort_number !== sort_number
    })
}

/**
 * What to renumber so that these come to stand at the beginning, or at the end, in the order they have.
 * @param list in its order
 */
export function movedTogether(
  list: readonly Ordered[],
  ids: ReadonlySet<string>,
  to: 'first' | 'last',
): Renumbered[] {
  const chosen = list.filter(({ id }) => ids.has(id))
  const renumbered = new Map<string, Renumbered>()
  let order = [...list]
  for (const { id } of to === 'first' ? chosen.reverse() : chosen) {
    const place = to === 'first' ? 0 : order.length - 1
    for (const each of moved(order, id, place)) {
      renumbered.set(each.id, each)
      order = order.map(other => (other.id === each.id ? each : other))
    }
    const own = order.filter(other => other.id === id)
    const others = order.filter(other => other.id !== id)
    order = to === 'first' ? [...own, ...others] : [...others, ...own]
  }
  return [...renumbered.values()]
}

const isNumbered = ({ sort_number }: Ordered): boolean => sort_number !== null

/** A number between two; `undefined` where there is none. */
function midpoint(
  left: number | null | undefined,
  right: number | null | undefined,
  hasLeft: boolean,
): number | undefined {
  if (hasLeft && typeof left !== 'number') return undefined
  if (typeof right !== 'number') return typeof left === 'number' ? left + STEP : STEP
  if (typeof left !== 'number') return right - STEP
  const middle = left + (right - left) / 2
  return middle > left && middle < right ? middle : undefined
}
