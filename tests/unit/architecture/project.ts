import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type ModuleGraph, moduleGraph } from './moduleGraph.ts'

/** What one of our modules may import; of the rest of a folder nobody knows by name. */
const IMPORTABLE = /\.(tsx?|css|svg|json)$/

/** package.json's `imports`, by which folders meet. */
export const aliases: Record<string, string> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).imports

/** The import graph of everything that ships, as it lies on disk. */
export function projectGraph(): ModuleGraph {
  const files = ['src', 'sw', 'server'].flatMap(filesUnder)
  const named = [...files, 'vite.config.ts', 'panda.config.ts', 'tests/setup/longRun.ts']
  return moduleGraph(new Map(named.map(file => [file, readFileSync(file, 'utf8')])), aliases)
}

/** What tries all that, by file. */
export const testSources = (): Map<string, string> =>
  new Map(filesUnder('tests').map(file => [file, readFileSync(file, 'utf8')]))

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => join(folder, name).split(sep).join('/'))
      .filter(file => IMPORTABLE.test(file) && !file.endsWith('.d.ts'))
  } catch {
    // The service worker comes later than the pages it serves.
    return []
  }
}
