import { expect, test } from 'vitest'
import { monthAfter, weeksOf } from '#contract/months.ts'

test('weeks begin on Monday and hold the whole month, with what is left of the first and the last', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(6)
  expect(november[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(november[5]?.[0]).toBe('2026-11-30')
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2024-02').flat()).toContain('2024-02-29')
})

test('the month after December is January', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})
