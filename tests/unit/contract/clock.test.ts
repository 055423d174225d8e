import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenTimes } from '#contract/clock.ts'
import { reckonedTimes } from '#contract/reckonedTimes.ts'

describe('a time of the day', () => {
  it.each([
    ['逢星期二、四18:45至21:45，共12課', '逢星期二、四下午6:45至9:45，共12課'],
    ['逢星期六 09:30–12:30、14:00-17:00', '逢星期六 上午9:30至下午12:30、下午2:00至5:00'],
    ['星期日00:00 ~ 06:00', '星期日凌晨12:00至上午6:00'],
    ['09:00至12:00、12:00至12:30', '上午9:00至中午12:00、中午12:00至下午12:30'],
    ['16：00前', '下午4:00前'],
    ['下午2:00至5:00、6:45至9:45', '下午2:00至5:00、6:45至9:45'],
    ['逢星期三晚間', '逢星期三晚間'],
    ['逢星期六傍晚6:30至9:30', '逢星期六傍晚6:30至9:30'],
    ['逢星期三晚7:00至10:00', '逢星期三晚7:00至10:00'],
    ['逢星期三下午 2:00至5:00', '逢星期三下午 2:00至5:00'],
    ['中午12:00', '中午12:00'],
    ['逢星期三7:00 p.m.', '逢星期三7:00 p.m.'],
    ['逢星期三2:00-5:00PM', '逢星期三2:00-5:00PM'],
    ['最早3月開課，18:30至21:30', '最早3月開課，下午6:30至9:30'],
    ['逢星期三早上及晚上', '逢星期三早上及晚上'],
    ['比例3:1，12:345，25:00', '比例3:1，12:345，25:00'],
  ])('%s is read as %s', (text, words) => {
    expect(writtenTimes(text)).toBe(words)
  })

  it.each([
    ['下午6:45至9:45', '18:45至21:45'],
    ['上午9:30至下午12:30、下午2:00至5:00', '09:30至12:30、14:00至17:00'],
    ['上午9:30至12:30', '09:30至12:30'],
    ['晚上7:00', '19:00'],
    ['上午12:00', '00:00'],
    ['凌晨12:30', '00:30'],
    ['午夜12:00', '00:00'],
    ['中午12:00至下午2:00', '12:00至14:00'],
    ['中午11:30至1:30', '11:30至13:30'],
    ['正午12:00', '12:00'],
    ['晚上12:00', undefined],
    ['上午9:00至13:00', '09:00至13:00'],
    ['傍晚6:30至9:30', '18:30至21:30'],
    ['晚7:00', '19:00'],
    ['晚上 7:00', '19:00'],
    ['7:00pm', undefined],
    ['9:30 - 12:30', '09:30至12:30'],
    ['下午2:00至5:00、6:45至9:45', undefined],
  ])('%s is reckoned as %s', (text, times) => {
    expect(reckonedTimes(text)).toBe(times)
  })

  it('is the same after it was written, whatever the time', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(time, time, (from, to) => {
        fc.pre(from < to)
        expect(reckonedTimes(writtenTimes(from))).toBe(from)
        expect(reckonedTimes(writtenTimes(`${from}–${to}`))).toBe(`${from}至${to}`)
      }),
    )
  })
})
