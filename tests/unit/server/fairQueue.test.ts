import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { createFairQueue } from '#server/http/fairQueue.ts'

const limits = { working: 3, workingEach: 2, waiting: 6, waitingEach: 4, patience: 60_000 }
let told: string[]
let leaves: Map<string, () => void>
beforeEach(() => {
  told = []
  leaves = new Map()
})

/** @param name the network's letter, and a number */
function enter(queue: ReturnType<typeof createFairQueue>, name: string) {
  queue.enter({
    network: name.slice(0, 1),
    start: leave => {
      told.push(name)
      leaves.set(name, leave)
    },
    refuse: () => told.push(`${name} refused`),
  })
}

it('lets in so many of one network, and so many in all', () => {
  const queue = createFairQueue(limits)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) enter(queue, name)
  expect(told).toEqual(['a1', 'a2', 'b1'])
})

it('lets the others in by turns of their networks, whoever has most waiting', () => {
  const queue = createFairQueue(limits)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4', 'a5', 'b2', 'c1']) enter(queue, name)
  told.length = 0
  for (const name of ['a1', 'a2', 'b1', 'b2', 'c1', 'a3', 'a4', 'a5']) leaves.get(name)?.()
  expect(told).toEqual(['b2', 'c1', 'a3', 'a4', 'a5'])
  told.length = 0
  for (const name of ['d1', 'd2', 'e1']) enter(queue, name)
  expect(told).toEqual(['d1', 'd2', 'e1'])
})

it('refuses whom it has no place for, of one network and in all, and no others', () => {
  const queue = createFairQueue(limits)
  for (let count = 1; count <= 8; count += 1) enter(queue, `a${count}`)
  for (let count = 1; count <= 4; count += 1) enter(queue, `b${count}`)
  enter(queue, 'c1')
  expect(told).toEqual(['a1', 'a2', 'a7 refused', 'a8 refused', 'b1', 'b4 refused', 'c1 refused'])
})

it('refuses who has waited too long, and gives their place to others', async () => {
  const queue = createFairQueue({ ...limits, patience: 20 })
  for (const name of ['a1', 'a2', 'a3']) enter(queue, name)
  while (!told.includes('a3 refused')) await pause(5)
  leaves.get('a1')?.()
  enter(queue, 'a4')
  expect(told).toEqual(['a1', 'a2', 'a3 refused', 'a4'])
})

it('counts whoever leaves twice once', () => {
  const queue = createFairQueue(limits)
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(queue, name)
  leaves.get('a1')?.()
  leaves.get('a1')?.()
  expect(told).toEqual(['a1', 'a2', 'a3'])
})
