/**
 * The built site for the browser's tests: one server, on a free port, with a data folder of its own
 * that goes when the tests end. Tests read where it is with `inject('site')`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ACCOUNT, startServer } from './serverProcess'

/** What a test needs to know of the running site. */
export interface SiteAddress {
  /** `http://127.0.0.1:<port>` */
  origin: string
  adminUsername: string
  adminPassword: string
}

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteAddress
  }
}

/** Vitest's global set-up: starts the site once for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...site } = await startSite()
  project.provide('site', site)
  return stop
}

/**
 * Starts the built server with the demo school and `env` added to its environment, and resolves
 * when it is ready. Rejects with its output where it ends, or is not ready in time.
 */
export async function startSite(
  env: Record<string, string> = {},
): Promise<SiteAddress & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-website-'))
  const clear = () => rm(dataDir, { recursive: true, force: true })
  try {
    const server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'on', ...env })
    return {
      origin: server.origin,
      adminUsername: ACCOUNT.username,
      adminPassword: ACCOUNT.password,
      stop: () => server.stop().then(clear),
    }
  } catch (error) {
    await clear()
    throw error
  }
}
