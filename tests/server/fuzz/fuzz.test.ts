import { expect, test } from 'vitest'
import { naughtyStrings } from './naughtyStrings'
import { testStrangeRequests } from './strangeRequests'

test('there are as many naughty strings as in the big list, each once', () => {
  expect(naughtyStrings.length).toBeGreaterThanOrEqual(515)
  expect(new Set(naughtyStrings).size).toBe(naughtyStrings.length)
})

testStrangeRequests(2_500)
