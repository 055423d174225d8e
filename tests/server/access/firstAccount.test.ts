import { describe, expect, onTestFinished, test } from 'vitest'
import { Failure } from '#contract/failure.ts'
import { createAccess } from '#server/access/access.ts'
import { createAccessStores } from '#server/access/accessStores.ts'
import { createOneTimeCodes } from '#server/access/oneTimeCodes.ts'
import { readablePassword } from '#server/access/readablePassword.ts'
import { createStaffAccounts } from '#server/access/staffAccounts.ts'
import { engines } from '../engines.ts'
import { failureOf } from './failures.ts'
import { dump, type SchoolDatabase, startDatabase } from './schoolDatabase.ts'

test('a made-up password is four groups that nobody misreads', () => {
  const made = Array.from({ length: 200 }, readablePassword)
  for (const password of made)
    expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/)
  expect(new Set(made).size).toBe(200)
  expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32)
})

describe.each(engines)('the first account, on %s', engine => {
  async function newDatabase(): Promise<SchoolDatabase> {
    const database = await startDatabase(engine)
    onTestFinished(() => database.close())
    return database
  }

  async function accessTo({ connection }: Pick<SchoolDatabase, 'connection'>) {
    const access = createAccess({ connection, now: () => new Date() })
    await access.prepare()
    return access
  }

  test('it is made where there is none, with a password that is told once', async () => {
    const database = await newDatabase()
    const access = await accessTo(database)
    const made = await access.createFirstAccount({ username: 'admin' })
    expect(made?.username).toBe('admin')
    const login = { username: 'admin', password: made?.password, address: '::1' }
    expect((await access.login(login)).username).toBe('admin')
    expect(await access.createFirstAccount({ username: 'admin' })).toBeUndefined()
    expect(await access.createFirstAccount({ username: 'other' })).toBeUndefined()
    expect(await access.listAccounts()).toHaveLength(1)
    expect(await dump(database)).not.toContain(made?.password)
  })

  test('its password is told also where the database did what it did not answer, and keeps no note of it', async () => {
    const { connection } = await newDatabase()
    const now = () => new Date()
    const stores = createAccessStores(connection)
    await Promise.all([stores.accounts.prepare(), stores.limits.prepare()])
    const { accounts, audit } = stores
    const away = () => Promise.reject(new Failure('unavailable'))
    const staff = createStaffAccounts({
      ...{ ...stores, now, codes: createOneTimeCodes({ ...stores, now }) },
      accounts: { ...accounts, addFirst: account => accounts.addFirst(account).then(away) },
      audit: { ...audit, note: away },
    })
    const first = { username: 'admin' }
    expect((await failureOf(staff.createFirstAccount(first))).code).toBe('unavailable')
    const made = await staff.createFirstAccount(first)
    const access = await accessTo({ connection })
    const login = { username: 'admin', password: made?.password, address: '::1' }
    expect((await access.login(login)).username).toBe('admin')
    expect(await staff.createFirstAccount(first)).toBeUndefined()
  })

  test('a configured password is used, however short, and not told', async () => {
    const access = await accessTo(await newDatabase())
    const account = { username: 'principal', password: 'short' }
    expect(await access.createFirstAccount(account)).toBeUndefined()
    expect((await access.login({ ...account, address: '::1' })).username).toBe('principal')
  })

  test('several processes that start at once make one account', async () => {
    const database = await newDatabase()
    const others = [await database.join(), await database.join()]
    const all = await Promise.all([database, ...others].map(accessTo))
    const made = await Promise.all(
      all.map((access, i) => access.createFirstAccount({ username: `admin${i}` })),
    )
    expect(made.filter(account => account !== undefined)).toHaveLength(1)
    expect(await all[0]?.listAccounts()).toHaveLength(1)
    for (const other of others) await other.close()
  })
})
