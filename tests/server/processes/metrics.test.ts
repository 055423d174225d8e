/** What a Prometheus reads, on a port of its own. */
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { freePort } from '../../setup/serverProcess.ts'
import { dataFolder, launch, start } from './dataFolder.ts'

test('answers are counted by route, however many addresses are asked for', async () => {
  const port = String(await freePort())
  const server = await start({ DATA_DIR: await dataFolder(), METRICS_PORT: port })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const ask = async (path: string) => (await fetch(server.origin + path)).arrayBuffer()
  await ask('/api/getNews')
  const routes = (text: string) => new Set(text.match(/route="[^"]*"/g))
  await ask('/api/getNothing')
  await ask('/upload/nothing.webp')
  await ask('/home')
  await ask('/favicon.ico')
  const known = routes(await read())
  expect([...known].sort()).toEqual([
    'route="/api/*"',
    'route="/api/getNews"',
    'route="/readyz"',
    'route="/upload/*"',
    'route="file"',
    'route="page"',
  ])
  for (let index = 0; index < 50; index += 1) {
    const any = randomBytes(8).toString('hex')
    for (const start of ['/', '/api/', '/api/getNews/', '/upload/', '/a.']) await ask(start + any)
  }
  for (let index = 0; index < 3; index += 1) await ask('/api/getNews')
  const text = await read()
  expect(routes(text)).toEqual(known)
  const count = /_count\{method="GET",route="\/api\/getNews",status="200",ready="true"\} (\d+)/
  expect(Number(count.exec(text)?.[1])).toBeGreaterThanOrEqual(3)
  expect(text).toMatch(/process_resident_memory_bytes \d/)
  expect(text).toMatch(/process_open_fds \d/)
})

test('nothing else is answered there, and visitors find no /metrics', async () => {
  const port = String(await freePort())
  const server = await start({ DATA_DIR: await dataFolder(), METRICS_PORT: port })
  expect((await fetch(`http://127.0.0.1:${port}/api/getNews`)).status).toBe(404)
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)
})

test('a port that is taken stops the start with one line', async () => {
  const first = await start({ DATA_DIR: await dataFolder() })
  const port = new URL(first.origin).port
  const second = await launch({ DATA_DIR: await dataFolder(), METRICS_PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^PORT or METRICS_PORT is taken by another program: [^\n]+\n$/m)
})
