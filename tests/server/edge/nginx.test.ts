/** Two processes that leave their answers as files, and an nginx in front that serves these. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { courses } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { pageDataAddress } from '#contract/pageData.ts'
import { findNginx, startNginx } from '../../setup/nginx.mjs'
import { freePort, type ServerProcess, startServer } from '../../setup/serverProcess.ts'
import { send, signIn } from '../processes/client.ts'
import { DELAY_MS, type ReplicaSet, startSharedDatabase } from '../processes/replicaSet.ts'
import { rawRequest } from '../rawRequest.ts'
import { AT_LAST, filesIn } from './filesIn.ts'

let folder: string
let edgeDir: string
let database: Pick<ReplicaSet, 'uri' | 'stop'>
let one: ServerProcess
let two: ServerProcess
let token: string
/** Where visitors ask: nginx where there is one, else a process. */
let origin: string
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined

const open = (name: string) =>
  startServer({
    DATA_DIR: join(folder, name),
    EDGE_DIR: edgeDir,
    DATABASE_ENGINE: 'external',
    MONGODB_URI: database.uri,
    DEMO_CONTENT: name === 'one' ? 'on' : 'off',
    LOG_LEVEL: 'error',
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-edge-'))
  edgeDir = join(folder, 'edge')
  database = await startSharedDatabase(join(folder, 'database'))
  one = await open('one')
  two = await open('two')
  token = await signIn(one.origin)
  if (!findNginx()) return
  nginx = await startNginx({
    port: await freePort(),
    sites: [one, two].map(server => new URL(server.origin).port),
    dataDir: join(folder, 'one'),
    edgeDir,
  })
}, 120_000)
afterAll(async () => {
  await nginx?.stop()
  await one.stop()
  await two.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
}, 60_000)

const LIST = '/api/getEnableCPDCourse'

describe('of two processes with one EDGE_DIR', () => {
  test('each takes away what the other left as well, once anything changes', async () => {
    const foreign = `/gzip${LIST}.json`
    const leave = async () => {
      await rawRequest(two.origin + LIST, { headers: { 'accept-encoding': 'gzip' } })
      return filesIn(edgeDir)
    }
    await expect.poll(leave, AT_LAST).toContain(foreign)
    await send(one.origin, editCalls(tutor).add, { token, body: { name: '另一位' } })
    await expect
      .poll(() => filesIn(edgeDir), { timeout: DELAY_MS, interval: 20 })
      .not.toContain(foreign)
  })
})

describe.runIf(findNginx())('through nginx', () => {
  beforeAll(() => {
    origin = nginx?.origin ?? ''
  })
  const ask = (path: string, headers: Record<string, string> = {}, at = origin) =>
    rawRequest(at + path, { headers })

  /** What differs from answer to answer, or says the same in another way. */
  const OF_THE_MOMENT = new Set([
    'date',
    'connection',
    'keep-alive',
    'x-request-id',
    'etag',
    'server',
  ])
  const OF_FILES = new Set(['accept-ranges', 'last-modified', 'content-length'])

  const told = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
    Object.fromEntries(
      [...headers]
        .filter(([name]) => !OF_THE_MOMENT.has(name) && !OF_FILES.has(name))
        .map(([name, value]) => [name, value.toLowerCase()]),
    )

  test.each([LIST, '/home', pageDataAddress('/home')])(
    '%s says from a file what the site says itself',
    async path => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': encoding }
        const bySite = await ask(path, headers, one.origin)
        const isFile = async () => (await ask(path, headers)).headers.get('accept-ranges')
        await expect.poll(isFile, AT_LAST).toBe('bytes')
        const byFile = await ask(path, headers)
        const [expected, given] = [told(bySite), told(byFile)]
        const policy = expected['content-security-policy'] ?? ''
        // A page carries its scripts' hashes itself, and nginx says the rest.
        for (const part of (given['content-security-policy'] ?? '').split('; ')) {
          expect(policy).toContain(part)
        }
        expect({ ...given, 'content-security-policy': '' }).toEqual({
          ...expected,
          'content-security-policy': '',
        })
        expect(byFile.headers.get('etag')).not.toBeNull()
      }
    },
  )

  test('a page from a file allows the scripts that the site allows', async () => {
    const isFile = async () => (await ask('/home')).headers.get('accept-ranges')
    await expect.poll(isFile, AT_LAST).toBe('bytes')
    const { text } = await ask('/home')
    const policy = /<head><meta http-equiv="[^"]+" content="([^"]+)"\/>/.exec(text)?.[1] ?? ''
    const scripts = [
      ...text.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
    ]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, source = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  test('another spelling of a page leads to the one that it has, whose file is the only one', async () => {
    const isFile = async () => (await ask('/home')).headers.get('accept-ranges')
    await expect.poll(isFile, AT_LAST).toBe('bytes')
    for (const path of ['/Home', '/HOME', '/home/', '//home', '/%68ome', '/./home', '/x/../home']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.get('location')]).toEqual([path, 301, '/home'])
    }
    const pages = (await filesIn(edgeDir)).filter(file => /home/i.test(file))
    const known = /^\/(br|gzip|identity)\/(home\.html|page-data\/home\.json)$/
    expect(pages.filter(file => !known.test(file))).toEqual([])
  })

  test('an ETag stands for one content: asked again, it is a 304 until a write, and then never', async () => {
    const first = await ask(LIST)
    let etag = ''
    // The site's own answer and its file have each their own: a file may come, or go, in between.
    const askAgain = async () => {
      etag = (await ask(LIST)).headers.get('etag') ?? ''
      return (await ask(LIST, { 'if-none-match': etag })).status
    }
    await expect.poll(askAgain).toBe(304)
    // As long as the one before, in the same second.
    const [course] = JSON.parse(first.text).data
    const title = [...course.title].reverse().join('')
    await send(one.origin, editCalls(courses.cpd).modify, {
      token,
      body: { id: course.id, title },
    })
    await expect.poll(async () => (await ask(LIST)).text, { timeout: 1_000 }).toContain(title)
    expect((await ask(LIST, { 'if-none-match': etag })).status).toBe(200)
  })

  const ROUNDS = 5
  const lasting = { timeout: ROUNDS * (DELAY_MS + 300) + 20_000 }
  test('no visitor gets an old page more than a second after a write', lasting, async () => {
    const read = async () => (await ask('/api/getTutor')).text
    for (let round = 0; round < ROUNDS; round += 1) {
      await read()
      const name = `新導師${round}`
      await send(one.origin, editCalls(tutor).add, { token, body: { name } })
      const written = Date.now()
      const late: string[] = []
      // Whichever process is asked, and whatever it leaves for others.
      for (let asked = written; asked < written + DELAY_MS + 300; asked = Date.now()) {
        const text = await read()
        if (asked > written + DELAY_MS && !text.includes(name)) late.push(name)
      }
      expect(late).toEqual([])
    }
  })

  test('built files and uploads are nginx’s own, with the same headers', async () => {
    const { text } = await ask('/home')
    const script = /\/assets\/[^"]+\.js/.exec(text)?.[0] ?? ''
    const upload = /\/upload\/[^" ]+\.webp/.exec(text)?.[0] ?? ''
    expect([script, upload]).not.toContain('')
    for (const [path, encoding] of [
      [script, 'gzip'],
      [script, 'br'],
      [upload, 'identity'],
    ] as const) {
      const headers = { 'accept-encoding': encoding }
      const [bySite, byFile] = [await ask(path, headers, one.origin), await ask(path, headers)]
      expect(byFile.text).toBe(bySite.text)
      const omitted = { 'access-control-allow-origin': undefined }
      expect({ ...told(byFile), ...omitted }).toMatchObject({ ...told(bySite), ...omitted })
    }
  })

  test('what is for one person alone, or searched for, is never a file', async () => {
    const list = recordCalls(tutor).list
    const secret = await send<unknown[]>(origin, list, { token })
    expect(secret.status).toBe(200)
    expect((await ask(LIST, { authorization: 'Token wrong' })).status).toBe(401)
    expect((await ask('/home?utm_source=x')).headers.get('accept-ranges')).toBeNull()
    expect((await ask('/course?page=2')).headers.get('accept-ranges')).toBeNull()
    for (const path of [
      '/br/home.html',
      '/identity/home.html',
      '/home.html',
      '/api/getTutor.json',
    ]) {
      expect((await ask(path)).status).toBe(404)
    }
    expect(nginx?.errors()).toBe('')
  })
})
