import type { AnyCollection } from '#contract/collection.ts'
import { adminPages } from './adminPages.ts'

/** A record as the addresses of its form and of its revisions name it: `Tutor/65…`. @param name its collection’s */
export const recordAddress = (name: string, id: string): string => `${name}/${id}`

/** Where the form of a record stands; `new` is the id of one that is not there yet. */
export function formPlace({ name }: AnyCollection, id: string) {
  const page = adminPages.find(({ collection }) => collection.name === name)
  if (!page) throw new Error(`${name} has no list in the admin`)
  const search = { record: recordAddress(name, id) }
  return { to: '/admin/$page', params: { page: page.path }, search } as const
}
