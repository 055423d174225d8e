/** What the search over everything finds, and in what order. */
import { folded, partsOf, saysAll } from '../list/matching.ts'

/** What is found stands in groups, these before those where both answer as well. */
export const groups = { page: '頁面', record: '記錄', setting: '設定', action: '動作' } as const

export type Group = keyof typeof groups

export interface Findable {
  /** Of its own among all that can be found. */
  readonly id: string
  readonly group: Group
  readonly title: string
  /** All that it is found by besides its title, folded. */
  readonly words: string
}

interface Found<F extends Findable> {
  readonly group: Group
  /** The best of them. */
  readonly best: readonly F[]
  /** How many there are. */
  readonly count: number
}

/** More of a group nobody reads; a better word finds it sooner. */
const SHOWN = 8

const ranks = [0, 1, 2] as const

/** How well something answers, the least the best; `undefined` where it does not. */
function rankOf({ title, words }: Findable, query: string, parts: readonly string[]) {
  const named = folded(title)
  if (named.startsWith(query)) return 0
  if (saysAll(named, parts)) return 1
  return saysAll(`${named}\n${words}`, parts) ? 2 : undefined
}

/**
 * What answers the query, the groups with the best answers first: what begins with it, then what has it in its
 * title, then what says it elsewhere. Nothing where nothing is asked.
 */
export function find<F extends Findable>(all: readonly F[], asked: string): Found<F>[] {
  const parts = partsOf(asked)
  if (parts.length === 0) return []
  const query = folded(asked.trim())
  const found = new Map<Group, F[][]>()
  for (const each of all) {
    const rank = rankOf(each, query, parts)
    if (rank === undefined) continue
    const ranked = found.get(each.group) ?? ranks.map(() => [])
    found.set(each.group, ranked)
    ranked[rank]?.push(each)
  }
  const order = Object.keys(groups)
  return [...found]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .sort(([, a], [, b]) => bestRank(a) - bestRank(b))
    .map(([group, ranked]) => {
      const answers = ranked.flat()
      return { group, best: answers.slice(0, SHOWN), count: answers.length }
    })
}

const bestRank = (ranked: readonly unknown[][]): number => ranked.findIndex(each => each.length > 0)
