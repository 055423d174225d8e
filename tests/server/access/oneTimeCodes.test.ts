/** A code from a phone as a second proof, and recovery codes for whoever has lost it. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Access, createAccess } from '#server/access/access.ts'
import { createLimiter, limitKey } from '#server/access/requestLimits.ts'
import { engines } from '../engines.ts'
import { failureOf } from './failures.ts'
import { dump, type SchoolDatabase, startDatabase } from './schoolDatabase.ts'

const PASSWORD = '紙風車-在-大三巴'
const SCHOOL = '路環夜校'
const by = { account: 'mei' }

describe.each(engines)('one-time codes, on %s', engine => {
  let database: SchoolDatabase
  let access: Access
  let clock = Date.now()

  beforeAll(async () => {
    database = await startDatabase(engine)
    access = createAccess({ connection: database.connection, now: () => new Date(clock) })
    await access.prepare()
    await access.createAccount('mei', PASSWORD)
  })
  afterAll(() => database.close())

  const own = (password: unknown = PASSWORD) => ({
    account: 'mei',
    password,
    address: '192.0.2.1',
  })
  const login = (code?: unknown) =>
    access.login({ username: 'mei', password: PASSWORD, code, address: '192.0.2.1' })
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
  const next = () => {
    clock += 31_000
  }
  async function setUp() {
    const { secret } = await access.beginOneTimeCode(own(), SCHOOL)
    const recovery = await access.confirmOneTimeCode('mei', codeOf(secret), by)
    next()
    return { secret, recovery }
  }

  test('are set up with the password and a code, and not asked for before that', async () => {
    expect((await failureOf(access.beginOneTimeCode(own('wrong'), SCHOOL))).status).toBe(400)
    const { secret, address } = await access.beginOneTimeCode(own(), SCHOOL)
    expect(address).toMatch(/^otpauth:\/\/totp\/.*:mei\?/)
    expect(decodeURIComponent(address)).toContain(SCHOOL)
    expect((await login()).username).toBe('mei')
    const wrong = await failureOf(access.confirmOneTimeCode('mei', '000000', by))
    expect(wrong.message).toBe('一次性密碼：不正確')
    expect((await login()).username).toBe('mei')
    expect(await access.confirmOneTimeCode('mei', codeOf(secret), by)).toHaveLength(10)
    await access.endOneTimeCode(own())
  })

  test('are asked for after the right password only, and one is good once', async () => {
    const { secret } = await setUp()
    const missing = await failureOf(login())
    expect([missing.status, missing.message]).toEqual([401, '請輸入一次性密碼'])
    expect(missing.data).toEqual({ needs: 'code' })
    const nobody = { username: 'mei', password: 'wrong', address: '192.0.2.9' }
    expect((await failureOf(access.login(nobody))).data).toBeNull()
    const code = codeOf(secret)
    expect((await login(code)).username).toBe('mei')
    const again = await failureOf(login(code))
    expect([again.status, again.message]).toEqual([401, '一次性密碼不正確'])
    next()
    expect(
      (await login(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)).username,
    ).toBe('mei')
    await access.endOneTimeCode(own())
  })

  test('are digits also as a Chinese keyboard writes them, and so are recovery codes', async () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, sign => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
    const { secret } = await access.beginOneTimeCode(own(), SCHOOL)
    const recovery = await access.confirmOneTimeCode('mei', wide(codeOf(secret)), by)
    next()
    expect((await login(wide(codeOf(secret)))).username).toBe('mei')
    expect((await login(`　${wide(recovery[0] ?? '')}\u200b`)).username).toBe('mei')
    const wrong = await failureOf(login('００００００'))
    expect([wrong.status, wrong.message]).toEqual([401, '一次性密碼不正確'])
    for (const other of ['१२३४५६', 'é́é́é́', '１2３45', '𝟏𝟐𝟑𝟒𝟓𝟔', '\0\0\0\0\0\0', '😀😀😀']) {
      expect((await failureOf(login(other))).status, other).toBe(401)
      expect((await failureOf(access.confirmOneTimeCode('mei', other, by))).status).toBe(400)
    }
    await access.endOneTimeCode(own())
  })

  test('of another kind or length than a code can have are no codes at all', async () => {
    await access.beginOneTimeCode(own(), SCHOOL)
    for (const code of [{}, 123_456, ['1'], true, 'x'.repeat(300), '１'.repeat(100_000)]) {
      const failures = [
        await failureOf(login(code)),
        await failureOf(access.confirmOneTimeCode('mei', code, by)),
      ]
      for (const { status, message } of failures) {
        expect([status, message]).toEqual([400, '一次性密碼：格式不正確'])
      }
    }
  })

  test('of two logins with one code at the same time only one succeeds', async () => {
    const { secret } = await setUp()
    const both = await Promise.allSettled([login(codeOf(secret)), login(codeOf(secret))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await access.endOneTimeCode(own())
  })

  test('a recovery code stands in for the phone, once, and is kept as a digest', async () => {
    const { secret, recovery } = await setUp()
    const [first = '', second = ''] = recovery
    expect((await login(first.toUpperCase())).username).toBe('mei')
    expect((await failureOf(login(first))).status).toBe(401)
    expect((await login(second)).username).toBe('mei')
    const kept = await dump(database)
    for (const code of recovery) expect(kept).not.toContain(code)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await access.endOneTimeCode(own())
  })

  test('wrong codes count as failed logins', async () => {
    await setUp()
    const failures = []
    for (let i = 0; i < 11; i++) {
      const tried = { username: 'mei', password: PASSWORD, code: '000000', address: '192.0.2.77' }
      failures.push((await failureOf(access.login(tried))).status)
    }
    expect(failures.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(failures.at(-1)).toBe(429)
    await access.endOneTimeCode(own())
  })

  test('whoever has had to wait for a turn has it for the code as well as for the password', async () => {
    await access.createAccount('lin', PASSWORD)
    const lin = { account: 'lin', password: PASSWORD, address: '192.0.2.80' }
    const { secret } = await access.beginOneTimeCode(lin, SCHOOL)
    await access.confirmOneTimeCode('lin', codeOf(secret), { account: 'lin' })
    next()
    const login = { ...lin, username: 'lin' }
    const nobody = { ...lin, username: 'nobody', password: 'wrong' }
    // As many failures as after a day of guesses, from networks all over the world.
    const count = { name: 'everywhere', most: Number.MAX_SAFE_INTEGER, seconds: 1_000 }
    const everywhere = createLimiter(database.connection, 'login_limits', count)
    for (const username of ['lin', 'nobody']) await everywhere.penalty(limitKey(username, ''), 40)
    expect((await failureOf(access.login(nobody))).status).toBe(401)
    expect((await failureOf(access.login(nobody))).status).toBe(429)
    expect((await failureOf(access.login(login))).data).toEqual({ needs: 'code' })
    const code = codeOf(secret)
    // The first half gives its turn back without being waited for.
    const second = () => access.login({ ...login, code }).catch(error => error)
    await expect.poll(second, { timeout: 10_000 }).toMatchObject({ username: 'lin' })
    await access.removeAccount('lin')
  })

  test('an administrator ends them for whoever has lost everything', async () => {
    await setUp()
    const [mei] = await access.listAccounts()
    expect(await access.codeHolders()).toEqual(new Set([mei?.id]))
    await access.modify(String(mei?.id), { hasCode: false }, { account: 'admin' })
    expect((await login()).username).toBe('mei')
    expect(await access.codeHolders()).toEqual(new Set())
  })
})
