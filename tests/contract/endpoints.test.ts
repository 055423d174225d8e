import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from '#contract/collections/index'
import { allEndpoints, pathTemplate } from '#contract/endpoint'

const endpoints = allEndpoints(collections)
const golden = readFileSync('tests/contract/paths.golden.txt', 'utf8')

test('the calls are exactly those of the golden list', () => {
  const lines = endpoints.map(
    endpoint =>
      `${endpoint.method.padEnd(4)} ${endpoint.access.padEnd(7)} ${pathTemplate(endpoint)}`,
  )
  expect(`${lines.join('\n')}\n`).toBe(golden)
})

test('there are the 91 calls of the specification, logout, the snapshot, push, upload and the trash', () => {
  expect(endpoints).toHaveLength(123)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(123)
})
