import { lookupCall, visibleListCall } from './calls/records.ts'
import type { AnyCollection } from './collection.ts'
import { entryOf, havingPages, topEntryOf } from './pages.ts'

/** The Atom feeds that these collections declare; first those whose records may be urgent. */
export const feedsOf = (collections: readonly AnyCollection[]) =>
  havingPages(collections)
    .toSorted((a, b) => Number(!a.urgent) - Number(!b.urgent))
    .flatMap(collection => {
      const { path, of } = collection.page.feed ?? {}
      if (path === undefined) return []
      return {
        path,
        collection,
        title: entryOf(collection, of ? { [of.field]: of.is } : {}).label,
        /** The page of the site map whose feed it is. */
        page: topEntryOf(collection),
        /** The call for its records, and the value it is asked with. */
        call: of ? lookupCall(collection, of.field) : visibleListCall(collection),
        value: of?.is,
      }
    })
