import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Access, createAccess } from '#server/access/access.ts'
import { delayAfter } from '#server/access/loginLimits.ts'
import { engines } from '../engines.ts'
import { failureOf } from './failures.ts'
import { type SchoolDatabase, startDatabase } from './schoolDatabase.ts'

const PASSWORD = 'a long enough password'

describe.each(engines)('wrong tries, on %s', engine => {
  let database: SchoolDatabase
  let access: Access

  beforeAll(async () => {
    database = await startDatabase(engine)
    access = createAccess({ connection: database.connection, now: () => new Date() })
    await access.prepare()
    for (const name of ['ana', 'bea', 'cora', 'dora', 'eva', 'fay', 'gil', 'hal', 'ivo']) {
      await access.createAccount(name, PASSWORD)
    }
  })
  afterAll(() => database.close())

  const right = (username: string, address: string) =>
    access.login({ username, password: PASSWORD, address })
  const wrong = (username: string, address: string) =>
    failureOf(access.login({ username, password: 'wrong', address }))

  async function wrongTimes(times: number, username: string, address: string): Promise<string[]> {
    const failures = Array.from({ length: times }, () => wrong(username, address))
    return (await Promise.all(failures)).map(({ code }) => code)
  }

  test('ten failures for a name block it from that address, not from another', async () => {
    for (let i = 0; i < 10; i++) expect((await wrong('ana', '192.0.2.1')).status).toBe(401)
    const blocked = await failureOf(right('ANA', '192.0.2.1'))
    expect(blocked.status).toBe(429)
    expect(blocked.retryAfter).toBeGreaterThan(500)
    expect(blocked.retryAfter).toBeLessThanOrEqual(600)
    expect((await right('ana', '192.0.2.2')).username).toBe('ana')
    expect((await right('bea', '192.0.2.1')).username).toBe('bea')
  })

  test('a name that does not exist is blocked as one that does', async () => {
    await wrongTimes(10, 'nobody', '192.0.2.10')
    expect((await wrong('nobody', '192.0.2.10')).status).toBe(429)
  })

  test('fifty wrong tries at the same time do not slip past ten', async () => {
    const codes = await wrongTimes(50, 'cora', '192.0.2.20')
    expect(codes.filter(code => code === 'unauthenticated')).toHaveLength(10)
    expect(codes.filter(code => code === 'tooMany')).toHaveLength(40)
    // The forty were refused, not judged: they are no failures of the address.
    expect((await right('dora', '192.0.2.20')).username).toBe('dora')
  })

  test('fifty failures from one address block it for every name', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `name-${i}`)
    for (const name of names) {
      expect(new Set(await wrongTimes(5, name, '192.0.2.30'))).toEqual(new Set(['unauthenticated']))
    }
    const blocked = await failureOf(right('dora', '192.0.2.30'))
    expect(blocked.status).toBe(429)
    expect(blocked.retryAfter).toBeGreaterThan(0)
    expect((await right('dora', '192.0.2.31')).username).toBe('dora')
  })

  test('the right password does not count, and forgives the name', async () => {
    for (let i = 0; i < 3; i++) {
      const codes = await wrongTimes(9, 'eva', '192.0.2.40')
      expect(new Set(codes)).toEqual(new Set(['unauthenticated']))
      expect((await right('eva', '192.0.2.40')).username).toBe('eva')
    }
    for (let i = 0; i < 24; i++) await right('eva', '192.0.2.41')
    // 27 failures so far from .40: the three right ones are not among them.
    expect(new Set(await wrongTimes(9, 'x', '192.0.2.40'))).toEqual(new Set(['unauthenticated']))
    expect(new Set(await wrongTimes(9, 'y', '192.0.2.40'))).toEqual(new Set(['unauthenticated']))
    expect(new Set(await wrongTimes(5, 'z', '192.0.2.40'))).toEqual(new Set(['unauthenticated']))
    expect((await wrong('z', '192.0.2.40')).status).toBe(429)
  })

  test('nobody is locked out of a known device by strangers at the same address, only by its own ten failures', async () => {
    const address = '192.0.2.70'
    const knownDevice = await access.rememberDevice('ivo')
    const there = (password: string) =>
      access.login({ username: 'ivo', password, address, knownDevice })
    await wrongTimes(10, 'ivo', address)
    for (let i = 0; i < 8; i++) await wrongTimes(5, `guess-${i}`, address)
    expect((await failureOf(right('ivo', address))).status).toBe(429)
    expect((await failureOf(right('dora', address))).status).toBe(429)
    expect((await there(PASSWORD)).username).toBe('ivo')

    for (let i = 0; i < 10; i++) expect((await failureOf(there('wrong'))).status).toBe(401)
    expect((await failureOf(there(PASSWORD))).status).toBe(429)
  })

  test('what is refused for its form is no try', async () => {
    for (let i = 0; i < 12; i++) {
      const failure = await failureOf(
        access.login({ username: 'bea', password: {}, address: '192.0.2.50' }),
      )
      expect(failure.status).toBe(400)
    }
    expect((await right('bea', '192.0.2.50')).username).toBe('bea')
  })

  test('all addresses of an IPv6 network count as one', async () => {
    for (let i = 0; i < 10; i++) await wrong('ana', `2001:db8:1:2::${i + 1}`)
    expect((await wrong('ana', '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await wrong('ana', '2001:db8:1:3::1')).status).toBe(401)
  })

  test('two hundred failures from the networks that one customer may have block them all', async () => {
    for (let network = 0; network < 4; network++) {
      for (let name = 0; name < 10; name++) {
        await wrongTimes(5, `wide-${name}`, `2001:db8:7:${network}::1`)
      }
    }
    expect((await failureOf(right('dora', '2001:db8:7:99::1'))).status).toBe(429)
    expect((await right('dora', '2001:db8:8::1')).username).toBe('dora')
  })

  test('a network that is refused leaves nothing behind of the names it makes up', async () => {
    const address = '192.0.2.80'
    for (let name = 0; name < 10; name++) await wrongTimes(5, `many-${name}`, address)
    const kept = () => database.connection.collection('login_limits').countDocuments()
    const before = await kept()
    for (let name = 0; name < 20; name++) {
      expect((await wrong(`invented-${name}`, address)).status).toBe(429)
    }
    expect(await kept()).toBe(before)
  })

  test('failures of ten minutes at one account from one network are one line of the trail, which says how many', async () => {
    const at = new Date('2027-03-02T09:05:00Z')
    const there = createAccess({ connection: database.connection, now: () => at })
    const fail = (username: string, address: string) =>
      failureOf(there.login({ username, password: 'wrong', address }))
    await Promise.all(Array.from({ length: 5 }, () => fail('ana', '192.0.2.90')))
    await Promise.all(Array.from({ length: 9 }, (_, i) => fail(`none-${i}`, '192.0.2.90')))
    await fail('ana', '192.0.2.91')
    // One customer may have as many of these as there are lines in a year.
    for (let network = 1; network < 4; network++) await fail('ana', `2001:db8:9:${network}::1`)
    const lines = await there.audit.between(at, new Date(at.getTime() + 1))
    const told = lines.map(({ account, address, times }) => [account, address, times])
    expect(told).toHaveLength(4)
    expect(told).toEqual(
      expect.arrayContaining([
        ['ana', '192.0.2.90', 5],
        [null, '192.0.2.90', 9],
        ['ana', '192.0.2.91', 1],
        ['ana', '2001:db8:9:3::1', 3],
      ]),
    )
  })

  test('sixty failures for one account from six networks are slowed down, on a known device alone not', async () => {
    const device = await access.rememberDevice('fay')
    const codes: string[] = []
    for (let network = 0; network < 6; network++) {
      codes.push(...(await wrongTimes(10, 'fay', `198.51.100.${network}`)))
    }
    const judged = codes.filter(code => code === 'unauthenticated').length
    expect(judged).toBeGreaterThanOrEqual(20)
    expect(judged).toBeLessThan(30)
    // Whoever waits for the next turn is one of those who try; the owner's own device is not.
    const turns = Array.from({ length: 3 }, (_, i) => wrong('fay', `198.51.100.${100 + i}`))
    const refused = (await Promise.all(turns)).filter(({ code }) => code === 'tooMany')
    expect(refused.length).toBeGreaterThanOrEqual(2)
    for (const { retryAfter = 0 } of refused) {
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(300)
    }
    const own = {
      username: 'FAY',
      password: PASSWORD,
      address: '198.51.100.200',
      knownDevice: device,
    }
    expect((await access.login(own)).username).toBe('fay')
    expect((await right('ana', '198.51.100.0')).username).toBe('ana')
  })

  test('a mark of a device is good for its own account, and only as it was signed', async () => {
    const others = await access.rememberDevice('ana')
    await Promise.all([
      wrongTimes(10, 'gil', '198.51.101.1'),
      wrongTimes(10, 'gil', '198.51.101.2'),
    ])
    for (const knownDevice of [others, `${others}x`, 'x'.repeat(5_000), '', 'a.b.c']) {
      const tries = Array.from({ length: 3 }, (_, i) =>
        failureOf(
          access.login({
            ...{ username: 'gil', password: 'wrong', knownDevice },
            address: `198.51.101.${10 + i}`,
          }),
        ),
      )
      const codes = (await Promise.all(tries)).map(({ code }) => code)
      expect(codes.filter(code => code === 'tooMany').length).toBeGreaterThanOrEqual(2)
    }
  })

  test('who is signed in and types the password again is slowed down by nobody elsewhere', async () => {
    for (let network = 0; network < 4; network++)
      await wrongTimes(10, 'hal', `198.51.102.${network}`)
    const asked = { account: 'hal', password: PASSWORD, address: '198.51.102.9' }
    expect((await access.beginOneTimeCode(asked, '夜校')).secret).toMatch(/./)
  })

  test.each([
    [20, 0],
    [21, 1],
    [22, 2],
    [25, 16],
    [29, 256],
    [30, 300],
    [5_000, 300],
  ])('after %s failures within a day the next turn is %s s away', (failures, seconds) => {
    expect(delayAfter(failures)).toBe(seconds)
  })

  test('several processes share the count', async () => {
    const other = await database.join()
    const there = createAccess({ connection: other.connection, now: () => new Date() })
    await wrongTimes(10, 'bea', '192.0.2.60')
    const login = { username: 'bea', password: PASSWORD, address: '192.0.2.60' }
    expect((await failureOf(there.login(login))).status).toBe(429)
    await other.close()
  })
})
