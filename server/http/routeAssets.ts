import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'
import { type SiteStyle, siteStyle } from './pageStyles.ts'

/** Which built files the document asks for, in the shape that the router takes them. */
interface RouteAssets {
  routes: Record<
    '__root__',
    { preloads: string[]; css: string[]; scripts: { attrs: Record<string, string | boolean> }[] }
  >
}

const ENTRY = 'src/entry-client.ts'
const STYLE = 'style.css'

/** What every page that begins with the kept shell needs besides; it imports the site's own chunks. */
const SHELL = ['src/replica/replicaAnswers.ts']

interface ClientBuild {
  assets: RouteAssets
  /** The same for the shell: it comes from the device, where it costs nothing to ask for all at once. */
  shellAssets: RouteAssets
  style: SiteStyle
}

/**
 * What a page needs of the client build in `folder`. Read once at start: a build under a running
 * server would not match what it renders.
 */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'))
  const address = addressOf(manifest, STYLE)
  const style = siteStyle(address, await readFile(folder + address, 'utf8'))
  return { assets: routeAssets(manifest), shellAssets: routeAssets(manifest, SHELL), style }
}

/**
 * The same from Vite's manifest. No page names files of its own: these are fetched once it is painted.
 * @param early sources that are asked for with the entry, instead of after it
 */
function routeAssets(manifest: Manifest, early: readonly string[] = []): RouteAssets {
  const entry = addressOf(manifest, ENTRY)
  const preloads = [...filesOf(manifest, [ENTRY, ...early])]
  const script = { type: 'module', async: true, src: entry }
  return {
    routes: {
      __root__: { preloads, css: [], scripts: [{ attrs: script }] },
    },
  }
}

/** The files of these sources and all that they import. */
function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()) {
  for (const key of keys) {
    const address = addressOf(manifest, key)
    if (found.has(address)) continue
    found.add(address)
    filesOf(manifest, manifest[key]?.imports ?? [], found)
  }
  return found
}

function addressOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return `/${chunk.file}`
}
