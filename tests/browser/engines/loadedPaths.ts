/** Which addresses of many are loaded, where one goes to the others within the page. */
import { languages } from '#contract/languages.ts'
import { isLong } from '../../setup/storms.ts'

/** Which document the server sends: one for all sub-pages of a page, and one kind for all courses. */
export const documentOf = (path: string) => path.replace(/#.*|(?<=courseDetail)\/.*/, '')

/** What is made of an address without the server, of which the kept document is one and the same for all. */
export function kindOf(path: string): string {
  if (path.includes('#')) return 'a sub-page'
  if (Object.values(languages).some(({ href }) => href === path)) return 'in another language'
  return path.includes('/', 1) ? 'a record' : 'a page'
}

/** Of each kind the first, which is loaded; to the others one goes within the page. In the long run all are. */
export const firstOf = (paths: readonly string[], what: (path: string) => string) =>
  new Set(
    paths.filter(
      (path, index) => isLong || paths.findIndex(other => what(other) === what(path)) === index,
    ),
  )
