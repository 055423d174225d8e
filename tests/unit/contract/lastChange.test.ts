import { expect, test } from 'vitest'
import { lastArticleChange, lastChange } from '#contract/lastChange.ts'

const updated_at = '2026-11-21T10:00:00.000+08:00'
const at = (moment: string) => Date.parse(moment)

test.each([
  ['edited and shown at once', undefined, updated_at],
  ['edited after it came out', '2026-11-20T00:00:00.000+08:00', updated_at],
  ['come out after it was edited', '2026-11-25T00:00:00.000+08:00', '2026-11-25T00:00:00+08:00'],
  ['of no publishing time', null, updated_at],
])('what was %s changed then', (_, publish_at, moment) => {
  expect(lastChange({ updated_at, publish_at })).toBe(at(moment))
})

test.each([
  ['2026-11-20 10:00:00', updated_at],
  ['2026-11-26 10:00:00', '2026-11-26T10:00:00+08:00'],
])('what is dated %s was not changed before that', (publish_time, moment) => {
  expect(lastArticleChange({ updated_at, publish_time })).toBe(at(moment))
})
