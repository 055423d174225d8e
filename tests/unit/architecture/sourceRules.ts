/** What must hold of each source file by itself. */
interface SourceRule {
  rule: string
  isBreach: (file: string, source: string) => boolean
}

const LONGEST = 250
const lines = (source: string) => source.trimEnd().split('\n').length

const kindTables = /^(src\/contract\/field|server\/mongo\/schemaOf|src\/admin\/fields)/

export const sourceRules: readonly SourceRule[] = [
  {
    rule: `no file has more than ${LONGEST} lines`,
    isBreach: (_file, source) => lines(source) > LONGEST,
  },
  {
    rule: 'a file is named for its concept',
    isBreach: file => /(^|\/)(utils?|helpers?|commons?|misc|lib)(\/|\.)/i.test(file),
  },
  {
    rule: 'nothing that ships asks whether it is being tested',
    isBreach: (_file, source) =>
      /NODE_ENV\s*[!=]==?\s*['"]test['"]|\bVITEST\b|import\.meta\.vitest/.test(source),
  },
  {
    rule: 'three tables are indexed by field kind: contract/field, schemaOf, admin/fields',
    isBreach: (file, source) =>
      /\bRecord<\s*FieldKind\b|\[\s*\w+ in FieldKind\s*\]/.test(source) && !kindTables.test(file),
  },
  {
    rule: 'only offline/journal and data/persistence know IndexedDB',
    isBreach: (file, source) =>
      /\bindexedDB\b|from '(idb|idb-keyval)'/.test(source) &&
      !/^src\/(offline\/journal|data\/persistence)\b/.test(file),
  },
]

/** Each breach as `rule: file`. */
export function brokenSources(files: ReadonlyMap<string, string>): string[] {
  return sourceRules.flatMap(({ rule, isBreach }) =>
    [...files]
      .filter(([file, source]) => isBreach(file, source))
      .map(([file]) => `${rule}: ${file}`),
  )
}
