import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathTemplate } from '#contract/calls/call.ts'
import { allCalls } from '#contract/calls/index.ts'
import { collections } from '#contract/collections/index.ts'

const endpoints = allCalls(collections)
const golden = readFileSync('tests/unit/contract/paths.golden.txt', 'utf8')

test('the calls are exactly those of the golden list', () => {
  const lines = endpoints.map(
    endpoint =>
      `${endpoint.method.padEnd(4)} ${endpoint.access.padEnd(13)} ${pathTemplate(endpoint)}`,
  )
  expect(lines.sort()).toEqual(golden.trimEnd().split('\n').sort())
})

test('there are the 91 calls of the specification, logout, the snapshot, the current notices, push, upload, the trash, revisions, imports, accounts, drafts, files, recent changes, operations, open forms and views', () => {
  expect(endpoints).toHaveLength(251)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(251)
})
