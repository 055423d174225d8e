/** One DATA_DIR, one server, one engine. */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anyEngine } from '../engines.ts'
import { dataFolder, launch, start } from './dataFolder.ts'

// Who has the folder is asked before an engine is chosen.
test.each(anyEngine)('a second server on a DATA_DIR says so and stops (%s)', async engine => {
  const env = { DATA_DIR: await dataFolder(), DATABASE_ENGINE: engine }
  const first = await start(env)
  const second = await launch(env)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`DATA_DIR ${env.DATA_DIR} is in use by another running server`)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  first.process.kill('SIGKILL')
  await first.ended
  await start(env)
})

test('another engine refuses to start on a DATA_DIR, in one line', async () => {
  const DATA_DIR = await dataFolder()
  await writeFile(join(DATA_DIR, 'engine.json'), '{"engine":"mongod"}')
  const server = await launch({ DATA_DIR, DATABASE_ENGINE: 'embedded' })
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toEqual([
    `DATA_DIR ${DATA_DIR} belongs to the mongod engine; start with DATABASE_ENGINE=mongod, or choose another DATA_DIR.`,
  ])
})

test.each([
  ['TRUST_PROXY', 'perhaps'],
  ['DATA_DIR', 'package.json'],
  ['DATA_DIR', 'package.json/below'],
  ['EDGE_DIR', 'package.json'],
  ['HOST', '203.0.113.7'],
  ['MONGODB_URI', 'mongodb://school:p@ss@127.0.0.1/'],
])(
  'a bad value of the configuration stops the start with one line that names it: %s=%s',
  async (name, value) => {
    const engine = name === 'MONGODB_URI' ? 'external' : 'embedded'
    const env = { DATA_DIR: await dataFolder(), DATABASE_ENGINE: engine, [name]: value }
    const server = await launch(env)
    expect(await server.ended).toBe(1)
    expect(server.output().trim()).toMatch(new RegExp(`^${name} must be .*$`))
  },
)

test('the password of the first account is said, though the start then fails: it is never said again', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void other.close())
  const PORT = String((other.address() as AddressInfo).port)
  const server = await launch({ DATA_DIR: await dataFolder(), PORT, ADMIN_PASSWORD: '' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/First account: admin {2}password: \S+/)
  expect(server.output()).toContain('PORT or METRICS_PORT is taken')
})
