import { posix } from 'node:path'
import { importsOf } from './imports.ts'

/** From one of our files to another, to a package, or, with neither, to nothing at all. */
export interface Arrow {
  from: string
  /** A path from the root for our own files; else undefined. */
  file?: string
  /** The package's name; for Node's own modules with `node:`. */
  package?: string
  specifier: string
  isDynamic: boolean
}

export interface ModuleGraph {
  /** Path from the root → text. */
  files: ReadonlyMap<string, string>
  arrows: readonly Arrow[]
}

/** Written by tools; what they import is theirs to know. */
const isGenerated = (file: string) =>
  file === 'src/routeTree.gen.ts' || file.startsWith('src/theme/generated/')

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The graph of `files`, whose `#names` are resolved by package.json's `imports`. */
export function moduleGraph(
  files: ReadonlyMap<string, string>,
  aliases: Record<string, string>,
): ModuleGraph {
  const own = new Map([...files].filter(([file]) => !isGenerated(file)))
  const arrows: Arrow[] = []
  for (const [from, source] of own) {
    if (!/\.tsx?$/.test(from)) continue
    for (const { specifier, isDynamic } of importsOf(from, source)) {
      const path = pathOf(from, specifier, aliases)
      if (path === undefined) {
        arrows.push({ from, package: packageOf(specifier), specifier, isDynamic })
      } else if (!isGenerated(path) && !isGenerated(`${path}.ts`)) {
        const file = ENDINGS.map(ending => path + ending).find(candidate => own.has(candidate))
        arrows.push({ from, file, specifier, isDynamic })
      }
    }
  }
  return { files: own, arrows }
}

function pathOf(from: string, specifier: string, aliases: Record<string, string>) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  for (const [pattern, target] of Object.entries(aliases)) {
    const prefix = pattern.slice(0, -1)
    if (specifier.startsWith(prefix)) {
      return posix.normalize(target.replace('*', specifier.slice(prefix.length)))
    }
  }
  return undefined
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
