/** Forms of files as nobody should send them: each is refused, and none leaves anything behind. */
import { readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stormSize } from '../../setup/storms.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { createRandom, type Random } from '../editing/fuzz/random.ts'

const FORMS = stormSize('FORMS', 1_500, 10_000)
/** Of them, those that end in the middle of a sentence. */
const ABORTED = FORMS / 10
const AT_ONCE = 20

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

const good = (boundary: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nonly words\r\n--${boundary}--\r\n`

/** Each spoils a form in its own way. */
const spoilings: readonly ((form: string, random: Random) => string)[] = [
  (form, random) => form.slice(0, random.below(form.length)),
  (form, random) => form.slice(random.below(form.length)),
  (form, random) => {
    const place = random.below(form.length)
    return form.slice(0, place) + String.fromCharCode(random.below(256)) + form.slice(place + 1)
  },
  (form, random) => form.repeat(2 + random.below(30)),
  form => form.replaceAll('\r\n', '\n'),
  form => form.replaceAll('\r\n', '\r'),
  form => form.replace('name="file"', 'name="other"'),
  form => form.replace('name="file"; ', ''),
  form => form.replace('filename="a.txt"', `filename="${'a'.repeat(5_000)}"`),
  form => form.replace('filename="a.txt"', 'filename="../../etc/passwd\0.png"'),
  form => form.replace('filename="a.txt"', "filename*=utf-8''%ff%00%"),
  form => form.replace('Content-Type: text/plain', `X-Long: ${'b'.repeat(90_000)}`),
  form => form.replace('Content-Type: text/plain', 'X: 1\r\n'.repeat(3_000).trimEnd()),
  form => form.replace('text/plain', 'multipart/mixed; boundary=inner'),
  form => form.replace('only words', '\0'.repeat(1_000)),
  form => form.replace('--\r\n', ''),
  () => '',
]

const boundaries = ['x', '"x"', '', 'y', `${'x'.repeat(300)}`, 'x; boundary=y', "x'()"]

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function send(type: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Token ${api.token}`,
      'content-type': type,
      'content-length': body.length,
    }
    const sending = request(`${api.origin}/api/upload`, { method: 'POST', headers, agent })
    sending.on('response', answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Says that there is more to come, and goes. */
function abort(body: Buffer): Promise<void> {
  const { hostname, port } = new URL(api.origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = [
        'POST /api/upload HTTP/1.1',
        `Host: ${hostname}`,
        `Authorization: Token ${api.token}`,
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${body.length + 1_000}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(body, () => socket.destroy())
    })
    socket.on('close', () => resolve()).on('error', reject)
  })
}

/** How many of the first open what stays open: the connections to the database. */
const WARM = 500

/** What the process holds open. */
const open = () => process.getActiveResourcesInfo().filter(kind => /TCP|FS|File/.test(kind)).length

test(`${FORMS} malformed forms are refused and leave nothing behind`, {
  timeout: 240_000,
}, async () => {
  const random = createRandom(20261122)
  const files = () => readdir(api.site.uploadFolder).catch(() => [])
  const before = await files()
  const answers = new Map<number, number>()
  const once = async (index: number) => {
    const spoil = random.pick(spoilings)
    const boundary = random.chance(0.7) ? 'x' : random.pick(boundaries)
    const body = Buffer.from(spoil(good('x'), random), 'latin1')
    if (index % (FORMS / ABORTED) === 0) return abort(body)
    const status = await send(`multipart/form-data; boundary=${boundary}`, body)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  let next = 0
  const worker = async () => {
    while (next < end) {
      next += 1
      await once(next)
    }
  }
  let end = WARM
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const openBefore = open()
  end = FORMS
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  const refused = [...answers.keys()].filter(status => status >= 400 && status < 500)
  expect(refused.sort()).toEqual([...answers.keys()].sort())
  expect([...answers.values()].reduce((sum, count) => sum + count)).toBe(FORMS - ABORTED)
  expect(await files()).toEqual(before)
  await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(openBefore)
  expect((await fetch(`${api.origin}/api/getTutor`)).status).toBe(200)
})
