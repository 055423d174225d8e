import { parseSync } from 'oxc-parser'

/** One mention of another module, by whatever syntax. */
export interface Import {
  /** As it stands in the source, without a `?query`. */
  specifier: string
  /** `import()`, which loads only when it runs. */
  isDynamic: boolean
}

/** Dynamic imports, and types spelled the same way, which the parser's list of modules leaves out. */
const IMPORT_CALL = /\bimport\(\s*(['"])(.+?)\1/g

/**
 * Every module that `source` mentions: imports and re-exports, of types too, dynamic imports, and
 * types spelled `import('…')`. A dynamic import of a computed name is not seen.
 */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Import[] = []
  const add = (specifier: string, isDynamic = false) =>
    found.push({ specifier: specifier.replace(/\?.*$/, ''), isDynamic })
  for (const { moduleRequest } of module.staticImports) add(moduleRequest.value)
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) add(moduleRequest.value)
  }
  const loads = new Set(module.dynamicImports.map(({ start }) => start))
  for (const { index, 2: specifier = '' } of source.matchAll(IMPORT_CALL)) {
    add(specifier, loads.has(index))
  }
  return found
}
