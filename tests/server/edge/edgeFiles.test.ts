/** A process that leaves its answers as files, for an nginx in front. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { type ServerProcess, startServer } from '../../setup/serverProcess.ts'
import { send, signIn } from '../processes/client.ts'
import { dataFolder, start } from '../processes/dataFolder.ts'
import { rawRequest } from '../rawRequest.ts'
import { AT_LAST, filesIn } from './filesIn.ts'

const LIST = '/api/getEnableCPDCourse'

let folder: string
let alone: ServerProcess
let own: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-edge-'))
  own = join(folder, 'edge-of-one')
  alone = await startServer({
    DATA_DIR: join(folder, 'alone'),
    EDGE_DIR: own,
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'error',
  })
}, 120_000)
afterAll(async () => {
  // Where the start has failed, that is what is to be said.
  await (alone as ServerProcess | undefined)?.stop()
  await rm(folder, { recursive: true, force: true })
})
const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(alone.origin + path, { headers })

test('leaves what it answered to visitors, by encoding; nothing else', async () => {
  for (const path of [LIST, '/home', '/about']) await ask(path)
  await ask('/home', { 'accept-encoding': 'gzip, br' })
  await ask('/home', { 'accept-encoding': 'gzip' })
  for (const path of ['/nothing', '/course?page=2', '/home%20', '/robots.txt']) await ask(path)
  await ask('/certification', { authorization: 'Token any' })
  await expect
    .poll(() => filesIn(own), AT_LAST)
    .toEqual([
      '/br/home.html',
      '/gzip/home.html',
      '/identity/about.html',
      `/identity${LIST}.json`,
      '/identity/home.html',
    ])
})

test('takes away exactly what a write has changed', async () => {
  const body = { name: '導師' }
  await send(alone.origin, editCalls(tutor).add, { token: await signIn(alone.origin), body })
  // The home page shows tutors.
  await expect
    .poll(() => filesIn(own), { timeout: 1_000, interval: 20 })
    .toEqual(['/identity/about.html', `/identity${LIST}.json`])
})

test('takes everything with it when it stops', async () => {
  await alone.stop()
  expect(await filesIn(own)).toEqual([])
})

test('leaves alone whatever else is in its folder', async () => {
  const EDGE_DIR = await dataFolder()
  await mkdir(join(EDGE_DIR, 'school'))
  const others = ['/.keep', '/index.html', '/school/.keep', '/school/data.mdb']
  for (const file of others) await writeFile(EDGE_DIR + file, 'theirs')
  const server = await start({ DATA_DIR: await dataFolder(), EDGE_DIR })
  await rawRequest(`${server.origin}/home`)
  await expect
    .poll(() => filesIn(EDGE_DIR))
    .toEqual([...others.slice(0, 1), '/identity/home.html', ...others.slice(1)])
  await server.stop()
  expect(await filesIn(EDGE_DIR)).toEqual(others)
})
