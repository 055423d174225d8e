/** How many entries of a list stand on one page. */
export const PAGE_SIZE = 20

interface PageOfList<T> {
  /** Which one, from 1. */
  page: number
  /** How many there are; an empty list still has its one. */
  pages: number
  shown: T[]
}

/** The page of a list that is shown where `wanted` was asked for: a page past the end is the last. */
export function pageOf<T>(entries: readonly T[], wanted = 1): PageOfList<T> {
  const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, shown: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

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
