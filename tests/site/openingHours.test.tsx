import { describe, expect, it } from 'vitest'
import type { OpeningTime } from '#contract/contact'
import { dayWords, openingState, rangeWords } from '#site/openingHours'

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
    ['2026-11-20T08:59', '現已休息，上午9:00開放'],
    ['2026-11-20T09:00', '現正開放，至下午12:30'],
    ['2026-11-20T12:29', '現正開放，至下午12:30'],
    ['2026-11-20T12:30', '現已休息，下午2:00開放'],
    ['2026-11-20T21:59', '現正開放，至下午10:00'],
    ['2026-11-20T22:00', '現已休息，明日上午9:00開放'],
    ['2026-11-22T17:00', '現正開放，至下午5:30'],
    ['2026-11-22T19:00', '現已休息，明日上午9:00開放'],
  ])('at %s the words are %s', (now, words) => {
    const state = openingState(openingTime, macau(now))
    expect(state).toEqual({ isOpen: words.startsWith('現正開放'), words })
  })

  it('a day without hours is passed over, and the next one is named', () => {
    const weekdays = [{ ...openingTime[0], days: [1, 2, 3] } as OpeningTime]
    expect(openingState(weekdays, macau('2026-11-20T12:00')).words).toBe(
      '現已休息，星期一上午9:00開放',
    )
  })

  it('hours of a day count in order of the clock, however they were entered', () => {
    const mixed = [{ days: [5], ranges: openingTime[0]?.ranges.toReversed() ?? [] }]
    expect(openingState(mixed, macau('2026-11-20T13:00')).words).toBe('現已休息，下午2:00開放')
  })

  it('a school without hours is closed and promises nothing', () => {
    expect(openingState([], macau('2026-11-20T12:00'))).toEqual({
      isOpen: false,
      words: '現已休息',
    })
  })

  it('the clock of Macau counts, not that of the visitor', () => {
    // Sunday noon in Macau, still Saturday evening in New York.
    expect(openingState(openingTime, new Date('2026-11-22T04:00:00Z')).isOpen).toBe(true)
  })
})
