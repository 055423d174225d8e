import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'
import { type SiteStyle, siteStyle } from './pageStyles.ts'

/** Which built files the document asks for, in the shape that the router takes them. */
interface RouteAssets {
  routes: { __root__?: { preloads: string[]; css: string[]; scripts: [] } }
}

const ENTRY = 'src/entry-client.ts'

/** What every page that begins with the kept shell needs besides; it imports the site's own chunks. */
const SHELL = ['src/replica/replicaAnswers.ts']

interface ClientBuild {
  /** What makes a page answer: the entry, after all that it imports. */
  scripts: readonly string[]
  /** A page names no files: these are fetched once it is painted. */
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
  const address = styleOf(manifest)
  const style = siteStyle(address, await readFile(folder + address, 'utf8'))
  const scripts = filesOf(manifest, [ENTRY])
  const early = filesOf(manifest, [ENTRY, ...SHELL])
  return { scripts, assets: { routes: {} }, shellAssets: routeAssets(early), style }
}

const routeAssets = (preloads: string[]): RouteAssets => ({
  routes: { __root__: { preloads, css: [], scripts: [] } },
})

/** The files of these sources, each after all that it imports; of two that import each other either may be first. */
function filesOf(manifest: Manifest, keys: readonly string[], met = new Set<string>()): string[] {
  return keys.flatMap(key => {
    if (met.has(key)) return []
    met.add(key)
    const { imports = [] } = chunkOf(manifest, key)
    return [...filesOf(manifest, imports, met), addressOf(manifest, key)]
  })
}

/** The one sheet that comes with the entry. */
function styleOf(manifest: Manifest): string {
  const [style] = chunkOf(manifest, ENTRY).css ?? []
  if (style === undefined) throw new Error(`The build has no style for ${ENTRY}`)
  return `/${style}`
}

const addressOf = (manifest: Manifest, key: string) => `/${chunkOf(manifest, key).file}`

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return chunk
}
