import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createAccess } from '#server/access/access.ts'
import { openDatabase } from '#server/database/connect.ts'
import { failureOf } from './access/failures.ts'
import { anyEngine, engines } from './engines.ts'
import { builtTool } from './tool.ts'

const tool = builtTool('account')
let dataDir: string

const account = (args: string[], input: string, env: Record<string, string>) =>
  tool(args, { DATA_DIR: dataDir, ...env }, input)

async function newDataDir(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'account-data-'))
  dataDir = folder
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
}

const oneLine = /^[^\n]+\n$/

// What starts the engine is what a restored backup goes through on both.
test.each(anyEngine)(
  'accounts are added, listed, changed and removed where no server is running (%s)',
  async engine => {
    const env = { DATABASE_ENGINE: engine }
    await newDataDir()
    const added = await account(['add', 'ana'], 'first password\n', env)
    expect(added).toEqual({ code: 0, out: 'ana can now sign in.\n', err: '' })
    expect((await account(['add', 'bea'], 'other password', env)).code).toBe(0)
    const today = new Date().toISOString().slice(0, 10)
    const listed = await account(['list'], '', env)
    expect(listed.out).toBe(
      `ana  (administrator since ${today})\nbea  (administrator since ${today})\n`,
    )
    const changed = await account(['passwd', 'ANA'], 'second password\r\n', env)
    expect(changed).toMatchObject({ code: 0, err: '' })
    expect(await account(['remove', 'bea'], '', env)).toMatchObject({ code: 0, err: '' })
    const last = await account(['remove', 'ana'], '', env)
    expect(last.code).toBe(1)
    expect(last.err).toBe(
      'ana is the last administrator; nobody could manage accounts without one.\n',
    )
    expect((await account(['list'], '', env)).out).toMatch(/^ana [^\n]*\n$/)
  },
  60_000,
)

test.each(engines)(
  'it works on the database of a running server, which knows the change at once (%s)',
  async engine => {
    await newDataDir()
    const settings = { database: { engine, uri: undefined }, dataDir }
    const server = await openDatabase(settings, pino({ level: 'silent' }))
    onTestFinished(() => server.close())
    const access = createAccess({ connection: server.connection, now: () => new Date() })
    await access.prepare()
    await access.createAccount('ana', 'first password')
    const login = (password: string) => access.login({ username: 'ana', password, address: '::1' })
    const { token } = await login('first password')
    const changed = await account(['passwd', 'ana'], 'second password\n', {
      DATABASE_ENGINE: engine,
    })
    expect(changed).toMatchObject({ code: 0, err: '' })
    expect((await failureOf(access.authenticate(token))).code).toBe('unauthenticated')
    expect((await failureOf(login('first password'))).code).toBe('unauthenticated')
    expect((await login('second password')).username).toBe('ana')
    expect(JSON.parse(await readFile(join(dataDir, 'engine.json'), 'utf8')).engine).toBe(engine)
  },
  60_000,
)

test('what cannot be done is said in one line, without the password', async () => {
  await newDataDir()
  const env = { DATABASE_ENGINE: 'embedded' }
  await account(['add', 'ana'], 'first password\n', env)
  const cases: [string[], string, Record<string, string>, RegExp][] = [
    [[], '', {}, /^Usage: /],
    [['add'], '', {}, /^Usage: /],
    [['destroy', 'ana'], '', {}, /^Usage: /],
    [['add', 'ana', 'secret password'], '', {}, /^Usage: /],
    [['add', 'bea'], '', {}, /^No password came on standard input\.$/m],
    [['add', 'bea'], 'secret\n', {}, /at least 8 characters/],
    [['add', 'Demo'], 'secret password\n', {}, /^Demo is a name of the program itself; /],
    [['add', 'ana'], 'secret password\n', {}, /^There is an account named ana already\.$/m],
    [['passwd', 'bea'], 'secret password\n', {}, /^There is no account named bea\.$/m],
    [['list'], '', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
    [['list'], '', { DATABASE_ENGINE: 'mongod' }, /belongs to the embedded engine/],
  ]
  for (const [args, input, more, line] of cases) {
    const { code, out, err } = await account(args, input, { ...env, ...more })
    expect({ args, code, out }).toEqual({ args, code: 1, out: '' })
    expect(err).toMatch(oneLine)
    expect(err).toMatch(line)
    expect(err).not.toContain('secret')
  }
}, 60_000)

test('a database that does not answer is given up', async () => {
  await newDataDir()
  const env = { DATABASE_ENGINE: 'auto', MONGODB_URI: 'mongodb://127.0.0.1:1/' }
  const { code, out, err } = await account(['list'], '', env)
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: 'The database of MONGODB_URI cannot be reached.\n',
  })
}, 60_000)
