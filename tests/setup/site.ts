/**
 * The built site for the browser's tests. The demo school is written once, before all files. Those that
 * only read it share one server, those that only add to it share one for each worker; each other site is a
 * server of its own on a copy of it, on a free port, so that no file's tests meet another's.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { lend } from './lend.ts'
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
    /** The servers of `workerSite`, one for each worker. */
    workerSites: { origin: string; folder: string }[]
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
  const started = await Promise.all(
    Array.from({ length: 1 + project.vitest.config.maxWorkers }, () => startOn(folder)),
  )
  const [shared, ...ofWorkers] = started.map(({ origin, folder }) => ({ origin, folder }))
  project.provide('sharedOrigin', shared?.origin ?? '')
  project.provide('workerSites', ofWorkers)
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
    await clear(folder)
  }
}

/** A server on a copy of that folder, which goes with it. */
async function startOn(school: string, env: Record<string, string> = {}) {
  const folder = await newFolder()
  try {
    if (env.DEMO_CONTENT !== 'off') await cp(school, folder, { recursive: true })
    const { origin, stop } = await startServer({ DATA_DIR: folder, DEMO_CONTENT: 'on', ...env })
    return { origin, folder, stop: () => stop().then(() => clear(folder)) }
  } catch (error) {
    await clear(folder)
    throw error
  }
}

const withAccount = (origin: string): SiteAddress => ({
  origin,
  adminUsername: ACCOUNT.username,
  adminPassword: ACCOUNT.password,
})

/** The demo school for tests that change nothing of it, which is why no account of it is told. */
export const sharedSite = (): Pick<SiteAddress, 'origin'> => ({ origin: inject('sharedOrigin') })

/**
 * Starts the built server with the demo school and `env` added to its environment, and resolves
 * when it is ready. Rejects with its output where it ends, or is not ready in time.
 */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const { origin, stop } = await startOn(inject('demoSchool'), env)
  return { ...withAccount(origin), stop }
}

/**
 * The demo school for tests that add records of their own and take them away again, or whose additions nobody
 * minds: one file after the other has it. No settings, no accounts, no special notices.
 */
export function workerSite(): SiteAddress {
  return withAccount(lend(inject('workerSites')).origin)
}

/** The demo school for the tests of this file alone, from its first line to the end of its tests. */
export async function ownSite(): Promise<SiteAddress> {
  const { stop, ...site } = await startSite()
  afterAll(stop)
  return site
}
