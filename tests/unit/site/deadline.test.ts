import { describe, expect, it } from 'vitest'
import { deadlineWords } from '#site/deadlineWords.ts'

const macau = (text: string) => new Date(`${text}+08:00`)
const deadline = macau('2026-03-05T16:00:00')

describe('how long a deadline leaves', () => {
  it.each([
    ['2026-03-01T09:00:00', '尚餘4日'],
    ['2026-03-02T23:59:00', '尚餘3日'],
    ['2026-03-04T00:00:00', '明日截止'],
    ['2026-03-04T23:59:59', '明日截止'],
    ['2026-03-05T00:00:00', '今日截止'],
    ['2026-03-05T15:59:59', '今日截止'],
    ['2026-03-05T16:00:00', '已截止'],
    ['2026-04-01T09:00:00', '已截止'],
  ])('at %s it says %s', (now, words) => {
    expect(deadlineWords(deadline, macau(now)).words).toBe(words)
  })

  it('counts the days of Macau, wherever the visitor is', () => {
    // Half past midnight in Macau is still the day before in Lisbon.
    const now = new Date('2026-03-03T16:30:00Z')
    expect(deadlineWords(deadline, now).words).toBe('明日截止')
  })

  it('is urgent under three days, to the moment', () => {
    expect(deadlineWords(deadline, macau('2026-03-02T16:00:00')).isUrgent).toBe(false)
    expect(deadlineWords(deadline, macau('2026-03-02T16:00:01')).isUrgent).toBe(true)
  })

  it('is not urgent any more once it has passed', () => {
    expect(deadlineWords(deadline, macau('2026-03-05T16:00:01')).isUrgent).toBe(false)
  })
})
