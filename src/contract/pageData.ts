/** Where the answers stand that a page was made from: its own path behind this one. */
const PREFIX = '/page-data'

/** @param path the page's path, with its parameters where it has any */
export const pageDataAddress = (path: string): string => PREFIX + path

/** The path of the page whose answers are asked for at `path`; `undefined` for any other address. */
export const pageOfData = (path: string): string | undefined =>
  path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : undefined
