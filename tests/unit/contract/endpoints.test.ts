import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from '#contract/collections/index'
import { pathTemplate } from '#contract/endpoint'
import { allEndpoints } from '#contract/endpoints'

const endpoints = allEndpoints(collections)
const golden = readFileSync('tests/unit/contract/paths.golden.txt', 'utf8')

test('the calls are exactly those of the golden list', () => {
  const lines = endpoints.map(
    endpoint =>
      `${endpoint.method.padEnd(4)} ${endpoint.access.padEnd(13)} ${pathTemplate(endpoint)}`,
  )
  expect(`${lines.join('\n')}\n`).toBe(golden)
})

test('there are the 91 calls of the specification, logout, the snapshot, the current notices, push, upload, the trash, revisions, imports, accounts, drafts and files', () => {
  expect(endpoints).toHaveLength(245)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(245)
})
