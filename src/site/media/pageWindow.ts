/** How many entries of a list stand on one page. */
export const PAGE_SIZE = 20

/** How many pages `count` entries make; an empty list still has its one. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE))

/** The page that is shown where `wanted` was asked for: a page past the end is the last. */
export const pageShown = (wanted: number, pages: number): number =>
  Math.min(Math.max(1, wanted), pages)

/** So many pages have room for all their numbers on any phone. */
const FEW = 4

/**
 * The page numbers to offer: all of a few; else the first, the last, and those up to `reach` beside `page`. `'gap'`
 * stands for what is left out between them, which is always more than `reach` numbers.
 */
export function pageWindow(page: number, pages: number, reach: number): (number | 'gap')[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= FEW) return all
  const isNear = (number: number) => Math.abs(number - page) <= reach
  const offered = all.filter(number => number === 1 || number === pages || isNear(number))
  return offered.flatMap((number, index) => {
    const previous = offered[index - 1] ?? number - 1
    const between = all.slice(previous, number - 1)
    return [...(between.length > reach ? (['gap'] as const) : between), number]
  })
}
