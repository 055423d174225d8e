/**
 * Leaves in package.json only the packages that the built server imports, so that `npm prune` can take
 * away what built it. For images: the package.json of a work tree is not to be changed so.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /(?:from|import)\s*\(?\s*["']([^."'/][^"']*)["']/g
const NAME = /^(?:@[^/]+\/)?[^/]+/

const files = readdirSync('dist/server', { recursive: true }).filter(file => file.endsWith('.js'))
const imported = new Set(
  files.flatMap(file =>
    [...readFileSync(join('dist/server', file), 'utf8').matchAll(IMPORT)].map(
      ([, specifier]) => NAME.exec(specifier)[0],
    ),
  ),
)

const described = JSON.parse(readFileSync('package.json', 'utf8'))
described.dependencies = Object.fromEntries(
  Object.entries(described.dependencies).filter(([name]) => imported.has(name)),
)
writeFileSync('package.json', JSON.stringify(described, null, 2))
console.log(`${Object.keys(described.dependencies).length} packages stay.`)
