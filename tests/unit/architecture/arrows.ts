/**
 * "Who may know whom" of the architecture, as predicates over one arrow of the import graph. Types
 * count like values: who names another's type has to change with it.
 */
import type { Arrow, ModuleGraph } from './moduleGraph'

interface ArrowRule {
  /** The sentence that a breach is reported under. */
  rule: string
  isBreach: (arrow: Arrow) => boolean
}

const isIn = (file: string | undefined, ...places: string[]) =>
  file !== undefined && places.some(place => file === place || file.startsWith(`${place}/`))

/** A package that only some places know. */
const known = (name: RegExp, ...places: string[]): ArrowRule['isBreach'] => {
  return arrow => name.test(arrow.package ?? '') && !isIn(arrow.from, ...places)
}

const visitorRoutes = (file: string) =>
  isIn(file, 'src/routes') && !/^src\/routes\/admin\b/.test(file)

export const arrowRules: readonly ArrowRule[] = [
  {
    rule: 'every import finds its file',
    isBreach: arrow => arrow.file === undefined && arrow.package === undefined,
  },
  {
    rule: 'src/contract knows nobody but valibot',
    isBreach: ({ from, file, package: name }) =>
      isIn(from, 'src/contract') && !isIn(file, 'src/contract') && name !== 'valibot',
  },
  {
    rule: 'src and sw never import server',
    isBreach: ({ from, file }) => isIn(from, 'src', 'sw') && isIn(file, 'server'),
  },
  {
    rule: 'server imports from src only contract and entry-server',
    isBreach: ({ from, file }) =>
      isIn(from, 'server') &&
      isIn(file, 'src', 'sw') &&
      !isIn(file, 'src/contract', 'src/entry-server.tsx'),
  },
  {
    rule: 'sw imports from src only contract and offline/worker',
    isBreach: ({ from, file }) =>
      isIn(from, 'sw') && isIn(file, 'src') && !isIn(file, 'src/contract', 'src/offline/worker.ts'),
  },
  {
    rule: 'only routes compose site and admin',
    isBreach: ({ from, file }) =>
      (isIn(file, 'src/site') && !isIn(from, 'src/site', 'src/routes', 'src/entry-server.tsx')) ||
      (isIn(file, 'src/admin') && !isIn(from, 'src/admin', 'src/routes')),
  },
  {
    rule: 'what a page tells machines is made on the server alone',
    isBreach: ({ from, file }) =>
      isIn(file, 'src/site/found') && !isIn(from, 'src/site/found', 'src/entry-server.tsx'),
  },
  {
    rule: 'no visitor downloads a line of admin code',
    isBreach: ({ from, file }) => visitorRoutes(from) && isIn(file, 'src/admin'),
  },
  {
    rule: 'data shows nothing and redirects nobody',
    isBreach: ({ from, file, package: name }) =>
      isIn(from, 'src/data') &&
      (isIn(file, 'src/ui', 'src/site', 'src/admin', 'src/routes', 'src/router.tsx') ||
        /^(@tanstack\/react-router|@ark-ui\/react|react-dom)$/.test(name ?? '')),
  },
  {
    rule: 'only server/mongo knows mongoose and MongoDB',
    isBreach: known(/^(mongoose|mongodb|mongodb-memory-server.*)$/, 'server/mongo'),
  },
  {
    rule: 'only server/http and app know express',
    isBreach: known(/^express$/, 'server/http', 'server/app.ts'),
  },
  {
    rule: 'only data/api knows ofetch',
    isBreach: known(/^ofetch$/, 'src/data/api.ts'),
  },
  {
    rule: 'only admin/fields knows quill, by dynamic import',
    isBreach: arrow =>
      arrow.package === 'quill' && !(arrow.isDynamic && isIn(arrow.from, 'src/admin/fields')),
  },
  {
    rule: 'folders meet by #names, never by ../../',
    isBreach: ({ specifier }) => specifier.startsWith('../../'),
  },
]

/** Each breach as `rule: from → to`. */
export function brokenArrows({ arrows }: ModuleGraph): string[] {
  return arrowRules.flatMap(({ rule, isBreach }) =>
    arrows.filter(isBreach).map(({ from, specifier }) => `${rule}: ${from} → ${specifier}`),
  )
}
