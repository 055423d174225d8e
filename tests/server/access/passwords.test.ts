import type * as Argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import type * as Passwords from '#server/access/passwords.ts'

const counted = { running: 0, most: 0 }

/** The real library, with a count of how many of its calls run at the same time. */
vi.doMock('@node-rs/argon2', async importOriginal => {
  const real = await importOriginal<typeof Argon2>()
  const counting =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      counted.running += 1
      counted.most = Math.max(counted.most, counted.running)
      return call(...args).finally(() => {
        counted.running -= 1
      })
    }
  return { ...real, hash: counting(real.hash), verify: counting(real.verify) }
})
/** Files share their modules: the query makes one that is this file's own, and reads the library anew. */
const COUNTED = '#server/access/passwords.ts?counted'
const { hashPassword, isRightPassword }: typeof Passwords = await import(COUNTED)
vi.doUnmock('@node-rs/argon2')

test('a hash is argon2id at the decided cost, and never twice the same', async () => {
  const [first, second] = await Promise.all([hashPassword('青春'), hashPassword('青春')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await isRightPassword('青春', first)).toBe(true)
  expect(await isRightPassword('青春 ', first)).toBe(false)
})

test('a password is the same at full width and with accents written apart', async () => {
  const hash = await hashPassword('Café-2024')
  expect(await isRightPassword('Ｃａｆｅ\u0301－２０２４', hash)).toBe(true)
})

test('where there is no hash, no password is right', async () => {
  for (const password of ['', 'x', 'undefined']) {
    expect(await isRightPassword(password, undefined)).toBe(false)
  }
})

test('whoever is known is not shut out, nor held up, by a line of strangers', async () => {
  const hash = await hashPassword('x')
  const judged: string[] = []
  const line = Array.from({ length: 103 }, () =>
    isRightPassword('y', undefined).then(
      () => judged.push('stranger'),
      () => undefined,
    ),
  )
  await expect(isRightPassword('y', undefined)).rejects.toMatchObject({ code: 'tooMany' })
  expect(await isRightPassword('x', hash, true)).toBe(true)
  expect(judged.length).toBeLessThan(50)
  await Promise.all(line)
})

test('at most three hashes are at work in the process', async () => {
  const hash = await hashPassword('x')
  counted.most = 0
  await Promise.all([
    ...Array.from({ length: 4 }, () => hashPassword('x')),
    ...Array.from({ length: 4 }, () => isRightPassword('x', hash)),
    ...Array.from({ length: 4 }, () => isRightPassword('x', undefined)),
  ])
  expect(counted.most).toBe(3)
})
