import { describe, expect, it } from 'vitest'
import type { OpeningTime } from '#contract/contact'
import { dayWords, isOpenAt, rangeWords } from '#site/openingHours'

const openingTime: OpeningTime[] = [
  {
    days: [1, 2, 3, 4, 5, 6],
    ranges: [
      ['09:00', '12:30'],
      ['14:00', '17:30'],
      ['18:45', '22:00'],
    ],
  },
  {
    days: [7],
    ranges: [
      ['09:00', '12:30'],
      ['14:00', '17:30'],
    ],
  },
]

const macau = (text: string) => new Date(`${text}+08:00`)

describe('opening hours', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], '星期一至六'],
    [[7], '星期日'],
    [[6, 7], '星期六、日'],
    [[5, 1, 3], '星期一、三、五'],
    [[1, 2, 3, 6], '星期一至三、六'],
  ])('days %j are written %s', (days, words) => {
    expect(dayWords(days)).toBe(words)
  })

  it('a range has no leading zero', () => {
    expect(rangeWords(['09:00', '12:30'])).toBe('9:00–12:30')
  })

  it.each([
    ['2026-11-20T08:59', false],
    ['2026-11-20T09:00', true],
    ['2026-11-20T12:29', true],
    ['2026-11-20T12:30', false],
    ['2026-11-20T21:59', true],
    ['2026-11-20T22:00', false],
    ['2026-11-22T17:00', true],
    ['2026-11-22T19:00', false],
  ])('at %s open is %s', (now, isOpen) => {
    expect(isOpenAt(openingTime, macau(now))).toBe(isOpen)
  })

  it('the clock of Macau counts, not that of the visitor', () => {
    // Sunday noon in Macau, still Saturday evening in New York.
    expect(isOpenAt(openingTime, new Date('2026-11-22T04:00:00Z'))).toBe(true)
  })
})
