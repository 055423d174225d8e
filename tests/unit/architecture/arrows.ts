/**
 * "Who may know whom" of the architecture, as predicates over one arrow of the import graph. Types
 * count like values: who names another's type has to change with it.
 */
import { heightOf } from './layers.ts'
import type { Arrow, ModuleGraph } from './moduleGraph.ts'

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

/** Of two that would know each other only the other one knows this one. */
const oneWay = (from: string, to: string): ArrowRule => ({
  rule: `${from} never imports ${to}`,
  isBreach: arrow => isIn(arrow.from, from) && isIn(arrow.file, to),
})

const visitorRoutes = (file: string) =>
  isIn(file, 'src/routes') && !/^src\/routes\/admin\b/.test(file)

/** What the library is made of here, itself fetched when an editor is. */
const QUILL_PARTS = 'src/admin/fields/quillParts.ts'

export const arrowRules: readonly ArrowRule[] = [
  {
    rule: 'every arrow points down, or along its layer',
    isBreach: ({ from, file }) =>
      isIn(from, 'src', 'sw', 'server') && file !== undefined && heightOf(file) > heightOf(from),
  },
  {
    rule: 'every file stands in a room of the house',
    isBreach: ({ from }) => /^(src|sw|server)\//.test(from) && heightOf(from) < 0,
  },
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
    rule: 'sw imports from src only contract and pwa/worker',
    isBreach: ({ from, file }) =>
      isIn(from, 'sw') && isIn(file, 'src') && !isIn(file, 'src/contract', 'src/pwa/worker.ts'),
  },
  {
    rule: 'only routes compose site and admin',
    isBreach: ({ from, file }) =>
      (isIn(file, 'src/site') && !isIn(from, 'src/site', 'src/routes', 'src/entry-server.tsx')) ||
      (isIn(file, 'src/admin') && !isIn(from, 'src/admin', 'src/routes')),
  },
  {
    rule: 'what a page tells machines is made on the server, and shown to staff alone',
    isBreach: ({ from, file }) =>
      isIn(file, 'src/site/seo') &&
      !isIn(from, 'src/site/seo', 'src/entry-server.tsx', 'src/routes/admin'),
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
    rule: 'only the database and the stores know mongoose and MongoDB',
    isBreach: known(
      /^(mongoose|mongodb|mongodb-memory-server.*)$/,
      ...['database', 'records', 'access', 'push', 'backup'].map(room => `server/${room}`),
    ),
  },
  {
    rule: 'only server/http knows express',
    isBreach: known(/^express$/, 'server/http'),
  },
  {
    rule: 'nothing of the demo school is known but its seed, to main and development',
    isBreach: ({ from, file }) =>
      isIn(file, 'server/demo') &&
      !isIn(from, 'server/demo') &&
      !(file === 'server/demo/seed.ts' && isIn(from, 'server/main.ts', 'server/development.ts')),
  },
  {
    rule: 'only data/api knows ofetch',
    isBreach: known(/^ofetch$/, 'src/data/api.ts'),
  },
  {
    rule: 'only admin/fields knows quill, by dynamic import',
    isBreach: ({ from, file, package: name, isDynamic }) =>
      isIn(file, QUILL_PARTS)
        ? !isDynamic
        : name === 'quill' &&
          from !== QUILL_PARTS &&
          !(isDynamic && isIn(from, 'src/admin/fields')),
  },
  oneWay('src/admin/fields', 'src/admin/form'),
  oneWay('src/admin/drafts', 'src/admin/form'),
  oneWay('src/admin/StaffProvider.tsx', 'src/admin/importExport'),
  {
    rule: 'an import carries its extension',
    isBreach: ({ file, specifier }) => file !== undefined && !/\.\w+$/.test(specifier),
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
