import { collections } from '#contract/collections/index.ts'
import * as kinds from '#contract/kinds/table.ts'
import { navigation } from '#contract/navigation.ts'
import { havingPages } from '#contract/pages.ts'
import { longRun } from '../../setup/longRun.ts'

/** What must hold of each source file by itself. */
interface SourceRule {
  rule: string
  isBreach: (file: string, source: string) => boolean
  /** Whether it holds of the tests as well. */
  isForTests?: boolean
}

const LONGEST = 250
const lines = (source: string) => source.trimEnd().split('\n').length

/** The kinds themselves, and the tables by kind that need a library of one side. */
const KIND_TABLES = [
  'src/contract/field.ts',
  'src/contract/kinds/',
  'server/records/mongooseSchema.ts',
  'src/admin/fields/cells.tsx',
  'src/admin/fields/control.ts',
  'src/admin/fields/controls.ts',
  'src/admin/revisions/FieldDifference.tsx',
]
const isAboutKinds = (file: string) => KIND_TABLES.some(place => file.startsWith(place))

/** Other things have kinds too (courses, outcomes), but of these only films are called like fields. */
const isAboutFilms = (file: string) => file === 'src/site/VideoFrame.tsx'
const mayCompare = (file: string) => isAboutKinds(file) || isAboutFilms(file)

const NAME = `(?:${Object.keys(kinds).join('|')})`
const QUOTED = `['"]${NAME}['"]`
const ASKED = '[\\w.?!]*\\bkind\\b'

const comparison = new RegExp(
  `${ASKED}[\\])]*\\s*[!=]==?\\s*${QUOTED}|${QUOTED}\\s*[!=]==?\\s*${ASKED}`,
)
const branch = new RegExp(`switch \\(${ASKED}\\) \\{[^}]*?\\bcase ${QUOTED}:`)
const list = new RegExp(`\\[\\s*(?:'\\w+',\\s*)*${QUOTED}\\s*[,\\]]`)
const lookUp = new RegExp(`\\b(?:includes|has|indexOf|get)\\(${ASKED}`)
const tables = new RegExp(`(\\w+)\\??\\.?\\[${ASKED}\\]`, 'g')

/** Whether something that a kind is looked up in is an object with the names of field kinds. */
const hasTable = (source: string): boolean =>
  [...source.matchAll(tables)].some(([, table]) =>
    new RegExp(`\\b${table}\\b[^;{}]*=\\s*\\{[^}]*\\b${NAME}\\s*:`).test(source),
  )

/** Where the pages of records are declared, and the routes that show them. */
const PAGES = /^src\/(?:contract\/collections\/|routes\/_site\/|routeTree\.gen\.ts$)/

/** The part of each declared path by which it is told from the site map's: `/courseDetail`. */
const pageParts = havingPages(collections).map(({ page }) => {
  const parts = page.path.split('/').slice(1)
  return `/${parts.find(part => navigation.every(({ href }) => href !== `/${part}`))}`
})
const pagePath = new RegExp(`(?:${[...new Set(pageParts)].join('|')})\\b`)

/** Windows that stop the page and cannot be styled; an installation's own `.prompt()` is another thing. */
const BROWSERS_OWN =
  /\b(?:window|globalThis|self)\.(?:alert|confirm|prompt)\b|(?<![\w.])(?:alert|confirm|prompt)\(/

/** An exported function before which no docstring ends; overloads of one share theirs. */
const UNTOLD =
  /(?<!\*\/\n|^export function .*\n)^export (?:default )?(?:(?:async )?function\b|const [\w$]+(?:: [^=\n]+)? = (?:async )?(?:<[^\n]*>)?\()/m

/** Milliseconds that are counted by hand: of an hour, or of a day. */
const HOUR_BY_HAND = /\b60 \* 60(?:_000\b| \* 1_?000\b)|\b(?:3_600|86_400)_000\b/

export const sourceRules: readonly SourceRule[] = [
  {
    rule: `no file has more than ${LONGEST} lines`,
    isBreach: (_file, source) => lines(source) > LONGEST,
    isForTests: true,
  },
  {
    rule: 'a file without JSX is no .tsx',
    isBreach: (file, source) => file.endsWith('.tsx') && !/<\/|\/>/.test(source),
    isForTests: true,
  },
  {
    rule: 'a file is named for its concept',
    isBreach: file => /(^|\/)(utils?|helpers?|commons?|misc|lib)(\/|\.)/i.test(file),
    isForTests: true,
  },
  {
    // Its own examples of a breach are among the architecture's.
    rule: 'a test of tests/unit starts no server, no database and no browser',
    isBreach: (file, source) =>
      /'playwright-core'|\b(?:listen|createConnection|startEmbedded)\(/.test(source) &&
      /^tests\/unit\/(?!architecture\/)/.test(file),
    isForTests: true,
  },
  {
    // Its own example of a breach is among the architecture's.
    rule: 'a test that has a larger size is run at that in the long run',
    isBreach: (file, source) =>
      /\b(?:isLong|stormSize|anyEngine)\b/.test(source) &&
      /^tests\/(?!unit\/architecture\/).*\.test\.tsx?$/.test(file) &&
      !longRun.includes(file),
    isForTests: true,
  },
  {
    rule: 'nothing that ships asks whether it is being tested',
    isBreach: (_file, source) =>
      /NODE_ENV\s*[!=]==?\s*['"]test['"]|\bVITEST\b|import\.meta\.vitest/.test(source),
  },
  {
    rule: 'whoever works in a page is asked and told by the page, not by the browser',
    isBreach: (file, source) => BROWSERS_OWN.test(source) && file.startsWith('src/'),
  },
  {
    rule: 'nobody but the tables of kinds names the type of their names',
    isBreach: (file, source) => /\bFieldKind\b/.test(source) && !isAboutKinds(file),
  },
  {
    rule: 'nobody but the tables of kinds compares a kind with one',
    isBreach: (file, source) => comparison.test(source) && !mayCompare(file),
  },
  {
    rule: 'nobody but the tables of kinds branches by kind',
    isBreach: (file, source) => branch.test(source) && !isAboutKinds(file),
  },
  {
    rule: 'nobody but the tables of kinds looks a kind up in a list',
    isBreach: (file, source) => list.test(source) && lookUp.test(source) && !isAboutKinds(file),
  },
  {
    rule: 'nobody but the tables of kinds looks a kind up in a table',
    isBreach: (file, source) => hasTable(source) && !isAboutKinds(file),
  },
  {
    rule: "only its declaration and its route spell the path of a record's page",
    isBreach: (file, source) => pagePath.test(source) && !PAGES.test(file),
  },
  {
    rule: 'only contract/editTarget spells what an edit is of',
    isBreach: (file, source) =>
      /(?:endsWith|replace|slice)\(\s*['"`/](?:Draft|Import)\b|\$\{[^}]*\}(?:Draft|Import)`|[!=]==\s*['"](?:Setting|File)['"]/.test(
        source,
      ) && /^(?:src\/(?!contract\/)|sw\/)/.test(file),
  },
  {
    // The router's own answer is drawn at once, with all that depends on it: `src/ui/Hydrated.tsx`.
    rule: 'only the document asks the router whether the page has come alive',
    isBreach: (file, source) =>
      /\buseHydrated\b[^}]*\} from '@tanstack\/react-router'/.test(source) &&
      file !== 'src/routes/__root.tsx',
  },
  {
    rule: 'what a function does that others call is told, before it or at the head of its file',
    isBreach: (file, source) =>
      UNTOLD.test(source) && !source.startsWith('/**') && !file.startsWith('server/demo/'),
  },
  {
    rule: 'only contract/time counts the milliseconds of an hour and of a day',
    isBreach: (file, source) => HOUR_BY_HAND.test(source) && file !== 'src/contract/time.ts',
  },
  {
    rule: 'only contract/recordId says how ids are spelled',
    isBreach: (file, source) => /\{24\}/.test(source) && file !== 'src/contract/recordId.ts',
  },
  {
    rule: 'only contract/health spells where the process is watched',
    isBreach: (file, source) =>
      /(?<!`)\b(?:healthz|readyz)\b(?!`)/.test(source) && file !== 'src/contract/health.ts',
  },
  {
    rule: 'only editing/outbox and data/persistence know IndexedDB',
    isBreach: (file, source) =>
      /\bindexedDB\b|from '(idb|idb-keyval)'/.test(source) &&
      !/^src\/(editing\/outbox|data\/persistence)\b/.test(file),
  },
]

/** Each breach as `rule: file`. */
export function brokenSources(
  files: ReadonlyMap<string, string>,
  rules: readonly SourceRule[] = sourceRules,
): string[] {
  return rules.flatMap(({ rule, isBreach }) =>
    [...files]
      .filter(([file, source]) => isBreach(file, source))
      .map(([file]) => `${rule}: ${file}`),
  )
}
