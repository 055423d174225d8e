import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Made by the build itself from the other files: to count them would make every build stale. */
const generated = ['src/theme/generated', 'src/routeTree.gen.ts']

/**
 * One hash of the names and contents of all files at or under `paths`; a missing path is empty. Of Node it has
 * the version of its interface to native packages: a patch of Node alone makes nothing stale.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (generated.includes(path)) return []
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isFile()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap(name => filesUnder(join(path, name)))
}
