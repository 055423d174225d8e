import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

/** Which built files the document asks for, in the shape that the router takes them. */
export interface RouteAssets {
  routes: Record<
    '__root__',
    { preloads: string[]; css: string[]; scripts: { attrs: Record<string, string | boolean> }[] }
  >
}

const ENTRY = 'src/entry-client.tsx'
const STYLE = 'style.css'

export interface ClientBuild {
  assets: RouteAssets
  /** The whole style sheet, to stand in the page: asking for it would delay the first paint. */
  style: string
}

/**
 * What a page needs of the client build in `folder`. Read once at start: a build under a running
 * server would not match what it renders.
 */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'))
  const style = await readFile(folder + addressOf(manifest, STYLE), 'utf8')
  return { assets: routeAssets(manifest), style }
}

/** The same from Vite's manifest. No page has files of its own: those wait for its first use. */
export function routeAssets(manifest: Manifest): RouteAssets {
  const entry = addressOf(manifest, ENTRY)
  const preloads = [entry, ...(manifest[ENTRY]?.imports ?? []).map(key => addressOf(manifest, key))]
  const script = { type: 'module', async: true, src: entry }
  return {
    routes: {
      __root__: { preloads, css: [], scripts: [{ attrs: script }] },
    },
  }
}

function addressOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return `/${chunk.file}`
}
