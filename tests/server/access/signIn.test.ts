import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Access, createAccess } from '#server/access/access.ts'
import { engines } from '../engines.ts'
import { failureOf } from './failures.ts'
import { dump, type SchoolDatabase, startDatabase } from './schoolDatabase.ts'

const PASSWORD = '紙風車-在-大三巴'
const WRONG = '帳號或密碼不正確'

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe.each(engines)('signing in, on %s', engine => {
  let database: SchoolDatabase
  let access: Access

  beforeAll(async () => {
    database = await startDatabase(engine)
    access = createAccess({ connection: database.connection, now: () => new Date() })
    await access.prepare()
    await access.createAccount('Mei.Chan', PASSWORD)
  })
  afterAll(() => database.close())

  const login = (username: unknown, password: unknown, address = '192.0.2.1') =>
    access.login({ username, password, address })

  test('the right password gives a token that the account is known by', async () => {
    const { token, username, expires_at } = await login('Mei.Chan', PASSWORD)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(username).toBe('Mei.Chan')
    expect(expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/)
    const hours = (Date.parse(expires_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    expect(await access.authenticate(token)).toEqual({
      account: 'Mei.Chan',
      isAdministrator: true,
      token,
    })
  })

  test('a name is the same in any case and at full width', async () => {
    for (const name of ['mei.chan', 'MEI.CHAN', 'Ｍｅｉ．Ｃｈａｎ', ' mei.chan ']) {
      expect((await login(name, PASSWORD)).username).toBe('Mei.Chan')
    }
    const taken = await failureOf(access.createAccount('MEI.ＣＨＡＮ', PASSWORD))
    expect(taken.message).toBe('帳號：已有人使用')
  })

  test('a wrong name and a wrong password get the same answer', async () => {
    const wrongName = await failureOf(login('nobody', PASSWORD, '192.0.2.2'))
    const wrongPassword = await failureOf(login('Mei.Chan', 'something else', '192.0.2.2'))
    for (const failure of [wrongName, wrongPassword]) {
      expect(failure.code).toBe('unauthenticated')
      expect(failure.message).toBe(WRONG)
      expect(failure.data).toBeNull()
      expect(failure.cause).toBeUndefined()
    }
  })

  test('a wrong name and a wrong password take the same time', async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 9; i++) {
      const address = `192.0.2.${10 + i}`
      known.push(await timeOf(() => failureOf(login('Mei.Chan', 'wrong wrong', address))))
      unknown.push(await timeOf(() => failureOf(login('nobody', 'wrong wrong', address))))
    }
    // The quickest of each: whatever else this machine does only adds to it.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test.each([
    [undefined, undefined, '帳號：必須填寫；密碼：必須填寫'],
    ['', null, '帳號：必須填寫；密碼：必須填寫'],
    ['   ', PASSWORD, '帳號：必須填寫'],
    [{ $ne: null }, { $gt: '' }, '帳號：必須是文字；密碼：必須是文字'],
    [['Mei.Chan'], 12345678, '帳號：必須是文字；密碼：必須是文字'],
    ['a'.repeat(201), 'b'.repeat(201), '帳號：不可多於200個字；密碼：不可多於200個字'],
    ['Mei\0Chan', '\ud800', '帳號：含有不允許的字元；密碼：含有不允許的字元'],
  ])('what is no name or no password is refused, naming the field: %j %j', async (...given) => {
    const [username, password, message] = given
    const failure = await failureOf(login(username, password))
    expect(failure.code).toBe('invalid')
    expect(failure.message).toBe(message)
    expect(failure.issues.length).toBe(message.split('；').length)
  })

  test('neither password nor token stands in the database, whole or misplaced', async () => {
    const { token } = await login('Mei.Chan', PASSWORD, '192.0.2.40')
    await failureOf(login('my-password-as-a-name', 'x', '192.0.2.40'))
    const text = await dump(database)
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(text).toContain('Mei.Chan')
    for (const secret of [token, PASSWORD, 'my-password-as-a-name']) {
      expect(text).not.toContain(secret)
    }
  })

  test('an account is made only with a plain name and a password of some length', async () => {
    const cases = [
      ['two words', PASSWORD, '帳號：不可有空格或看不見的字元'],
      ['zero\u200bwidth', PASSWORD, '帳號：不可有空格或看不見的字元'],
      ['', '1234567', '帳號：必須填寫；密碼：不可少於8個字'],
      // The trail would tell of them as of the program itself, or not at all.
      ['system', PASSWORD, '帳號：不可是system、demo、系統，這些名稱代表系統本身'],
      ['Ｄｅｍｏ', PASSWORD, '帳號：不可是system、demo、系統，這些名稱代表系統本身'],
      ['系統', PASSWORD, '帳號：不可是system、demo、系統，這些名稱代表系統本身'],
    ] as const
    for (const [name, password, message] of cases) {
      expect((await failureOf(access.createAccount(name, password))).message).toBe(message)
    }
  })

  test('who was called so before goes on signing in, and gets another password', async () => {
    await access.createAccount('soon-demo', PASSWORD)
    const change = { $set: { username: 'demo', key: 'demo' } }
    await database.connection.collection('accounts').updateOne({ key: 'soon-demo' }, change)
    expect((await login('demo', PASSWORD)).username).toBe('demo')
    const own = { account: 'demo', password: PASSWORD, address: '192.0.2.1' }
    const next = `${PASSWORD}-2`
    await access.changeOwnPassword({ ...own, newPassword: next })
    const { id } = await access.changePassword('demo', PASSWORD)
    const byMei = { account: 'Mei.Chan', password: PASSWORD, address: '192.0.2.1' }
    await access.modifyFor(byMei, id, { password: next })
    expect((await login('demo', next)).username).toBe('demo')
    await access.removeAccount('demo')
  })

  test('the last account cannot be removed, another one can', async () => {
    expect((await failureOf(access.removeAccount('mei.chan'))).code).toBe('forbidden')
    await access.createAccount('guest', PASSWORD)
    const names = async () => (await access.listAccounts()).map(({ username }) => username)
    expect(await names()).toEqual(['guest', 'Mei.Chan'])
    await access.removeAccount('Guest')
    expect(await names()).toEqual(['Mei.Chan'])
    expect((await failureOf(access.removeAccount('guest'))).code).toBe('notFound')
  })
})
