import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

interface RouteFiles {
  preloads: string[]
  css: string[]
  scripts?: { attrs: Record<string, string | boolean> }[]
}

const ENTRY = 'src/entry-client.tsx'
const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

/**
 * Which built files each route needs, by route id, from the client build in `folder`. Read once at
 * start: a build under a running server would not match what it renders.
 */
export async function readRouteAssets(folder: string): Promise<RouteAssets> {
  return routeAssets(JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')))
}

export interface RouteAssets {
  routes: Record<string, RouteFiles>
}

/** The same from Vite's manifest; a route lists only what the entry has not brought already. */
export function routeAssets(manifest: Manifest): RouteAssets {
  const entry = filesOf(manifest, ENTRY)
  const script = { type: 'module', async: true, src: `/${manifest[ENTRY]?.file}` }
  const root: RouteFiles = {
    preloads: [...entry.scripts],
    css: [...entry.styles],
    scripts: [{ attrs: script }],
  }
  const routes: Record<string, RouteFiles> = { __root__: root }
  for (const key of Object.keys(manifest)) {
    const path = SPLIT_ROUTE.exec(key)?.[1]
    if (path === undefined) continue
    const own = filesOf(manifest, key)
    routes[routeId(path)] = {
      preloads: [...own.scripts].filter(file => !entry.scripts.has(file)),
      css: [...own.styles].filter(file => !entry.styles.has(file)),
    }
  }
  return { routes }
}

/** `course.courseDetail.$id` → `/course/courseDetail/$id`, as the router's generator names routes. */
function routeId(path: string): string {
  const segments = path.split(/[./]/)
  if (segments.at(-1) === 'index') segments[segments.length - 1] = ''
  if (segments.at(-1) === 'route') segments.pop()
  return `/${segments.join('/')}`
}

/** The scripts and styles of a chunk and of all that it imports at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return { scripts, styles }
  seen.add(key)
  scripts.add(`/${chunk.file}`)
  for (const file of chunk.css ?? []) styles.add(`/${file}`)
  for (const imported of chunk.imports ?? []) {
    const files = filesOf(manifest, imported, seen)
    for (const file of files.scripts) scripts.add(file)
    for (const file of files.styles) styles.add(file)
  }
  return { scripts, styles }
}
