/**
 * The built site for the browser's tests. The demo school is written once, before all files. Those that
 * only read it share one server; each other site is a server of its own on a copy of it, on a free port,
 * so that no file's tests meet another's.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { ACCOUNT, startServer } from './serverProcess.ts'

/** What a test needs to know of the running site. */
export interface SiteAddress {
  /** `http://127.0.0.1:<port>` */
  origin: string
  adminUsername: string
  adminPassword: string
}

export type RunningSite = SiteAddress & { stop: () => Promise<void> }

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of data of a server that had the demo school and has stopped. */
    demoSchool: string
    /** Of the server of `sharedSite`: `http://127.0.0.1:<port>` */
    sharedOrigin: string
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'school-website-'))
const clear = (folder: string) => rm(folder, { recursive: true, force: true })

/** Vitest's global set-up: writes the demo school for all files of the project, and serves it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const writer = await startServer({ DATA_DIR: folder, DEMO_CONTENT: 'on' })
  await writer.stop()
  project.provide('demoSchool', folder)
  const shared = await newFolder()
  await cp(folder, shared, { recursive: true })
  const server = await startServer({ DATA_DIR: shared, DEMO_CONTENT: 'on' })
  project.provide('sharedOrigin', server.origin)
  return async () => {
    await server.stop()
    await Promise.all([clear(folder), clear(shared)])
  }
}

/** The demo school for tests that change nothing of it, which is why no account of it is told. */
export const sharedSite = (): Pick<SiteAddress, 'origin'> => ({ origin: inject('sharedOrigin') })

/**
 * Starts the built server with the demo school and `env` added to its environment, and resolves
 * when it is ready. Rejects with its output where it ends, or is not ready in time.
 */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const folder = await newFolder()
  try {
    if (env.DEMO_CONTENT !== 'off') await cp(inject('demoSchool'), folder, { recursive: true })
    const server = await startServer({ DATA_DIR: folder, DEMO_CONTENT: 'on', ...env })
    return {
      origin: server.origin,
      adminUsername: ACCOUNT.username,
      adminPassword: ACCOUNT.password,
      stop: () => server.stop().then(() => clear(folder)),
    }
  } catch (error) {
    await clear(folder)
    throw error
  }
}

/** The demo school for the tests of this file alone, from its first line to the end of its tests. */
export async function ownSite(): Promise<SiteAddress> {
  const { stop, ...site } = await startSite()
  afterAll(stop)
  return site
}
