/**
 * The built site for the browser's tests. The demo school is written once, before all files. Those that
 * only read it share one server, those that only add to it share one for each worker; each other site is a
 * server of its own on a copy of it, on a free port, so that no file's tests meet another's.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { lend } from './lend.ts'
import { ACCOUNT, type ServerProcess, startServer } from './serverProcess.ts'
import { addWitness } from './witnesses.ts'

/** What a test needs to know of the running site. */
export interface SiteAddress {
  /** `http://127.0.0.1:<port>` */
  origin: string
  adminUsername: string
  adminPassword: string
}

export type RunningSite = SiteAddress & { stop: () => Promise<void> }

/** A server that vitest's own process has started. */
interface CommonSite {
  /** `http://127.0.0.1:<port>` */
  origin: string
  folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of data of a server that had the demo school and has stopped. */
    demoSchool: string
    /** That of `sharedSite`. */
    commonSite: CommonSite
    /** Those of `workerSite`, one for each worker. */
    workerSites: CommonSite[]
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
  for (const site of started) writeDown(site)
  const sites = started.map(({ origin, folder }) => ({ origin, folder }))
  const [common = { origin: '', folder: '' }, ...ofWorkers] = sites
  project.provide('commonSite', common)
  project.provide('workerSites', ofWorkers)
  return async () => {
    await Promise.all(started.map(({ stop, folder }) => stop().then(() => clear(logOf(folder)))))
    await clear(folder)
  }
}

/** A server on a copy of that folder, which goes with it. */
async function startOn(school: string, env: Record<string, string> = {}) {
  const folder = await newFolder()
  try {
    if (env.DEMO_CONTENT !== 'off') await cp(school, folder, { recursive: true })
    const server = await startServer({ DATA_DIR: folder, DEMO_CONTENT: 'on', ...env })
    const { origin, stop } = server
    return { server, origin, folder, stop: () => stop().then(() => clear(folder)) }
  } catch (error) {
    await clear(folder)
    throw error
  }
}

const logOf = (folder: string) => `${folder}.log`

/** From here on what it says can be read by the workers, whose witness it is. */
function writeDown({ server, folder }: { server: ServerProcess; folder: string }): void {
  const { stdout, stderr } = server.process
  for (const stream of [stdout, stderr])
    stream?.on('data', text => appendFileSync(logOf(folder), text))
}

/** For the tests of this file. */
function hear(folder: string): void {
  const file = logOf(folder)
  const log = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  afterAll(addWitness({ name: 'server', log }))
}

const withAccount = (origin: string): SiteAddress => ({
  origin,
  adminUsername: ACCOUNT.username,
  adminPassword: ACCOUNT.password,
})

/** The demo school for tests that change nothing of it, which is why no account of it is told. */
export function sharedSite(): Pick<SiteAddress, 'origin'> {
  const { origin, folder } = inject('commonSite')
  hear(folder)
  return { origin }
}

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
  const { origin, folder } = lend(inject('workerSites'))
  hear(folder)
  return withAccount(origin)
}

/** The demo school for the tests of this file alone, from its first line to the end of its tests. */
export async function ownSite(): Promise<SiteAddress> {
  const { stop, ...site } = await startSite()
  afterAll(stop)
  return site
}
