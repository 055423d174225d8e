/**
 * The public pages of records, as their collections declare them, read in both directions: from a record to
 * its address, and back.
 */
import type { AnyCollection, Page } from './collection.ts'
import { type NavigationItem, navigationPage } from './navigation.ts'

interface HasPage {
  readonly page: Page
}

/** A collection whose records have pages. */
export type PagedCollection = AnyCollection & HasPage

/** Those of some collections whose records have pages. */
export const havingPages = <C extends AnyCollection>(collections: readonly C[]) =>
  collections.filter((each): each is C & HasPage => each.page !== undefined)

/** The address of a record's page, within the site. */
export const addressOf = ({ page }: HasPage, { id }: { id: string }): string =>
  page.path.replace('{id}', id)

/** The address of the top entry of the site map that all records of a collection belong to: `/media`. */
export const topEntryOf = ({ page }: HasPage): string => page.entry.split('#')[0] as string

/**
 * The entry of the site map that lists a record with these values, such as that of `/media#photo`; the top
 * one where a record, perhaps a draft, has no value that leads to one.
 * @throws Error where the site map has no top entry as the collection declares it
 */
export function entryOf(collection: HasPage, values: object): NavigationItem {
  const wordOf = (field: string) => String(values[field as keyof typeof values])
  const { variants, ...page } = collection.page
  const { entry } = variants?.find(({ when }) => wordOf(when.field) === when.is) ?? page
  const href = entry.replace(/\{(\w+)\}/, (_, field) => wordOf(field))
  const top = navigationPage(topEntryOf(collection))
  return top.children?.find(item => item.href === href) ?? top
}

/**
 * Which record has its page at an address; whether it is there is not known here.
 * @param path the address without query and anchor
 * @param collections those it may be of
 * @returns `undefined` for every other page
 */
export function recordOfAddress(path: string, collections: readonly AnyCollection[]) {
  const start = path.lastIndexOf('/') + 1
  const declared = `${path.slice(0, start)}{id}`
  const collection = havingPages(collections).find(({ page }) => page.path === declared)
  return collection && { collection, id: path.slice(start) }
}
