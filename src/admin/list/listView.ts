/** How a list is looked at: as its page holds it, and as the address of its page says it. */
import type { AnyCollection } from '#contract/collection.ts'
import { possibleStates, type RecordState } from '#contract/recordState.ts'
import { type Narrowing, narrowedTo } from './narrowing.ts'

export interface ListView {
  query: string
  /** Only records in this state. */
  state: RecordState | undefined
  where: Narrowing
  /** The field that it is sorted by; none is the order of the site. */
  by: string | undefined
  isDescending: boolean
  page: number
  /** The names of the columns that were chosen; `undefined` where it has its usual ones. */
  columns: readonly string[] | undefined
}

/** What the address of a list says of it, besides whose form is open; nothing where all is as it begins. */
export interface ListAddress {
  q?: string | undefined
  state?: string | undefined
  where?: object | undefined
  /** A field's name; `-` before it turns the order round. */
  by?: string | undefined
  page?: number | undefined
  /** The names of the columns, with commas between them; `-` where there are none. */
  columns?: string | undefined
}

/** One that was made of a list as it is looked at. */
export interface MadeAddress extends ListAddress {
  where?: Narrowing | undefined
}

const NO_COLUMNS = '-'

/** All of a list, in the order of the site. */
export const wholeList: ListView = {
  query: '',
  state: undefined,
  where: {},
  by: undefined,
  isDescending: false,
  page: 1,
  columns: undefined,
}

/** How an address asks for the list; what the collection does not know is not asked. */
export function viewAt(collection: AnyCollection, address: ListAddress): ListView {
  const { q, state, where, by, page, columns } = address
  const isDescending = by?.startsWith('-') ?? false
  const sorted = isDescending ? by?.slice(1) : by
  const isSorted = sorted !== undefined && Object.hasOwn(collection.fields, sorted)
  return {
    query: q ?? wholeList.query,
    state: possibleStates(collection).find(each => each === state),
    where: narrowedTo(collection, where ?? {}),
    by: isSorted ? sorted : undefined,
    isDescending: isSorted && isDescending,
    page: page ?? wholeList.page,
    columns: columnsIn(collection, columns),
  }
}

function columnsIn({ fields }: AnyCollection, columns: string | undefined) {
  if (columns === NO_COLUMNS) return []
  const known = columns?.split(',').filter(name => Object.hasOwn(fields, name)) ?? []
  return known.length > 0 ? known : undefined
}

/** The address that asks for the list so: as bare as can be. */
export const addressOf = ({
  query,
  state,
  where,
  by,
  isDescending,
  page,
  columns,
}: ListView): MadeAddress => ({
  q: query === wholeList.query ? undefined : query,
  state,
  where: Object.keys(where).length > 0 ? where : undefined,
  by: by && isDescending ? `-${by}` : by,
  page: page === wholeList.page ? undefined : page,
  columns: columns && (columns.join() || NO_COLUMNS),
})
