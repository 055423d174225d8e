import type { AnyCollection } from '#contract/collection.ts'
import { adminPages } from './adminPages.ts'

/** Where the form of a record stands, wherever its list does; `new` is the id of one that is not there yet. */
export function formPlace({ name }: AnyCollection, id: string) {
  const page = adminPages.find(({ collection }) => collection.name === name)
  const search = { record: `${name}/${id}` }
  return page
    ? ({ to: '/admin/$page', params: { page: page.path }, search } as const)
    : ({ to: '/admin/home', search } as const)
}
