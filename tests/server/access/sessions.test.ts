import { setTimeout as pause } from 'node:timers/promises'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Access, createAccess } from '#server/access/access.ts'
import { ANSWER_MS } from '#server/database/inTime.ts'
import { SYSTEM } from '#server/records/auditStore.ts'
import { engines } from '../engines.ts'
import { failureOf } from './failures.ts'
import { type SchoolDatabase, startDatabase } from './schoolDatabase.ts'

const HOUR = 3_600_000
const PASSWORD = 'a long enough password'

describe.each(engines)('tokens, on %s', engine => {
  let database: SchoolDatabase
  let access: Access
  // The database itself removes what is over by its own clock: the tests' must not lag behind.
  let clock = Date.now()
  const pass = (ms: number) => {
    clock += ms
  }

  beforeAll(async () => {
    database = await startDatabase(engine)
    access = createAccess({ connection: database.connection, now: () => new Date(clock) })
    await access.prepare()
    for (const name of ['ana', 'bea']) await access.createAccount(name, PASSWORD)
  })
  afterAll(() => database.close())

  const signIn = async (username = 'ana') =>
    (await access.login({ username, password: PASSWORD, address: '192.0.2.1' })).token
  const codeFor = async (token: string) => (await failureOf(access.authenticate(token))).code
  const isAlive = async (token: string) => (await access.authenticate(token)).token === token

  const sessions = () => database.connection.model('Session')
  const sessionCount = () => sessions().countDocuments()

  /** Lets something happen just before the next write to the sessions. */
  function runBefore(write: 'create' | 'updateOne', event: () => Promise<void>): void {
    const model = sessions()
    const original = model[write].bind(model) as (...args: unknown[]) => unknown
    const late = async (...args: unknown[]) => {
      await event()
      return original(...args)
    }
    vi.spyOn(model, write).mockImplementationOnce(late as never)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
  }

  test('a token that was never given out is refused, whatever it looks like', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(44), '$ne', '../'.repeat(14), '\0']) {
      const failure = await failureOf(access.authenticate(token))
      expect(failure.code).toBe('unauthenticated')
      expect(failure.message).toBe('Please login or login again')
    }
  })

  test('a token is over after twelve hours without use', async () => {
    const token = await signIn()
    pass(12 * HOUR - 1)
    const unused = await signIn()
    expect(await isAlive(token)).toBe(true)
    pass(12 * HOUR)
    expect(await codeFor(token)).toBe('unauthenticated')
    expect(await codeFor(unused)).toBe('unauthenticated')
  })

  test('a token in use is over after seven days in all', async () => {
    const token = await signIn()
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      pass(8 * HOUR)
      expect(await isAlive(token)).toBe(true)
    }
    pass(8 * HOUR - 1)
    expect(await isAlive(token)).toBe(true)
    pass(1)
    expect(await codeFor(token)).toBe('unauthenticated')
  })

  test('using a token is written down at most once a minute', async () => {
    const token = await signIn()
    const writes = vi.spyOn(sessions(), 'updateOne')
    pass(59_000)
    await access.authenticate(token)
    expect(writes).not.toHaveBeenCalled()
    pass(1_000)
    await access.authenticate(token)
    await access.authenticate(token)
    expect(writes).toHaveBeenCalledTimes(1)
    writes.mockRestore()
  })

  test('signing out ends one token and leaves the others', async () => {
    const [first, second] = [await signIn(), await signIn()]
    await access.logout(first, SYSTEM)
    expect(await codeFor(first)).toBe('unauthenticated')
    expect(await isAlive(second)).toBe(true)
    await access.logout(first, SYSTEM)
    await access.logout('not a token', SYSTEM)
  })

  test('a request that runs into the signing out of its token does not revive it', async () => {
    const token = await signIn()
    pass(HOUR)
    const before = await sessionCount()
    runBefore('updateOne', () => access.logout(token, SYSTEM))
    expect(await codeFor(token)).toBe('unauthenticated')
    expect(await codeFor(token)).toBe('unauthenticated')
    expect(await sessionCount()).toBe(before - 1)
  })

  test('a changed password ends all tokens of its account and no others', async () => {
    const mine = [await signIn(), await signIn()]
    const theirs = await signIn('bea')
    await access.changePassword('ANA', PASSWORD)
    for (const token of mine) expect(await codeFor(token)).toBe('unauthenticated')
    expect(await isAlive(theirs)).toBe(true)
    expect(await isAlive(await signIn())).toBe(true)
  })

  test('a login that runs into a change of its password leaves no token of the old one', async () => {
    runBefore('create', async () => {
      await access.changePassword('bea', 'another password')
    })
    expect(await codeFor(await signIn('bea'))).toBe('unauthenticated')
    await access.changePassword('bea', PASSWORD)
  })

  test('a login that runs into the removal of its account leaves no token of it', async () => {
    await access.createAccount('cora', PASSWORD)
    runBefore('create', () => access.removeAccount('cora'))
    const token = await signIn('cora')
    expect(await codeFor(token)).toBe('unauthenticated')
    await access.createAccount('cora', PASSWORD)
    expect(await codeFor(token)).toBe('unauthenticated')
    await access.removeAccount('cora')
  })

  test('a removed account leaves no token, not even when its name is given again', async () => {
    await access.createAccount('cora', PASSWORD)
    const token = await signIn('cora')
    await access.removeAccount('cora')
    expect(await codeFor(token)).toBe('unauthenticated')
    await access.createAccount('cora', PASSWORD)
    expect(await codeFor(token)).toBe('unauthenticated')
  })

  test('a full disk does not stop the reading', async () => {
    const token = await signIn()
    pass(HOUR)
    const full = new mongo.MongoServerError({ code: 14031, errmsg: 'no space' })
    const writes = vi.spyOn(sessions(), 'updateOne')
    writes.mockImplementation(() => {
      throw full
    })
    expect(await isAlive(token)).toBe(true)
    expect(writes).toHaveBeenCalled()
    writes.mockRestore()
  })

  test('with the database away, every answer is 503 within three seconds', async () => {
    const away = await startDatabase(engine, true)
    const lost = await away.join()
    const there = createAccess({ connection: lost.connection, now: () => new Date() })
    await there.prepare()
    await away.close()
    const login = { username: 'ana', password: PASSWORD, address: '192.0.2.1' }
    const calls = [
      () => there.login(login),
      () => there.authenticate('A'.repeat(43)),
      () => there.logout('A'.repeat(43), SYSTEM),
      () => there.listAccounts(),
    ]
    const start = performance.now()
    const took = () => performance.now() - start
    // A machine that has more to do than it can is late with everything: by how much, a bare timer says.
    const late = pause(ANSWER_MS, undefined, { ref: false }).then(() => took() - ANSWER_MS)
    const failures = await Promise.all(calls.map(call => failureOf(call())))
    const answered = took()
    expect(failures.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(answered < ANSWER_MS ? 0 : answered - (await late)).toBeLessThan(3_000)
    await lost.close()
  })

  test('another process knows the same tokens', async () => {
    const other = await database.join()
    const there = createAccess({ connection: other.connection, now: () => new Date(clock) })
    const token = await signIn()
    expect((await there.authenticate(token)).account).toBe('ana')
    await there.logout(token, SYSTEM)
    expect(await codeFor(token)).toBe('unauthenticated')
    await other.close()
  })
})
