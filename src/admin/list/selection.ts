/** Which records of a list are chosen, by their ids. */
export type Chosen = ReadonlySet<string>

/**
 * What is chosen once the box of `id` has been set to `isChosen`.
 * @param from whose box was set before, where all between both are to be as this one; it stands for
 * nothing where the page does not show it
 * @param ids of the page, in its order
 */
export function chosenWith(
  chosen: Chosen,
  { id, isChosen, from }: { id: string; isChosen: boolean; from: string | undefined },
  ids: readonly string[],
): Chosen {
  const [begin, end] = [ids.indexOf(from ?? id), ids.indexOf(id)].sort((a, b) => a - b)
  const range = begin === undefined || begin < 0 ? [id] : ids.slice(begin, (end ?? begin) + 1)
  const next = new Set(chosen)
  for (const each of range) {
    if (isChosen) next.add(each)
    else next.delete(each)
  }
  return next
}
