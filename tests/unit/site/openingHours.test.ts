import { describe, expect, it } from 'vitest'
import { weekdayWords } from '#contract/weekdays.ts'
import { rangeWords } from '#site/openingHours.ts'

describe('opening hours', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], '星期一至六'],
    [[7], '星期日'],
    [[6, 7], '星期六、日'],
    [[5, 1, 3], '星期一、三、五'],
    [[1, 2, 3, 6], '星期一至三、六'],
  ])('days %j are written %s', (days, words) => {
    expect(weekdayWords(days)).toBe(words)
  })

  it('a range is written as every time is', () => {
    expect(rangeWords(['09:00', '12:30'])).toBe('上午9:00至下午12:30')
    expect(rangeWords(['14:00', '17:30'])).toBe('下午2:00至5:30')
  })
})
