import { expect, test } from 'vitest'
import { createSemaphore } from '#server/access/semaphore.ts'
import { failureOf } from '../../../server/access/failures.ts'

/** Work that goes on until it is told to end. */
function openWork() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>(end => ends.push(end))
    running -= 1
  }
  return { work, ends, most: () => most }
}

const settle = () => new Promise(setImmediate)

test('no more runs at once than may, and those who wait come in their order', async () => {
  const inTurn = createSemaphore({ atOnce: 2, waiting: 10 })
  const { work, ends, most } = openWork()
  const done: number[] = []
  const all = [0, 1, 2, 3, 4].map(i => inTurn(work).then(() => done.push(i)))
  for (let i = 0; i < 5; i++) {
    await settle()
    expect(ends).toHaveLength(Math.min(5, i + 2))
    ends[i]?.()
  }
  await Promise.all(all)
  expect(done).toEqual([0, 1, 2, 3, 4])
  expect(most()).toBe(2)
})

test('when too many wait, the next is told to come again in a second', async () => {
  const inTurn = createSemaphore({ atOnce: 1, waiting: 1 })
  const { work, ends } = openWork()
  const all = [inTurn(work), inTurn(work)]
  const refused = await failureOf(inTurn(work))
  expect(refused.code).toBe('tooMany')
  expect(refused.retryAfter).toBe(1)
  for (const i of [0, 1]) {
    await settle()
    ends[i]?.()
  }
  await Promise.all(all)
})

test('work that fails gives its turn to the next', async () => {
  const inTurn = createSemaphore({ atOnce: 1, waiting: 1 })
  const fails = inTurn(() => Promise.reject(new Error('broken')))
  const next = inTurn(async () => 'done')
  await expect(fails).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
