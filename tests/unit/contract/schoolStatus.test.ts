import { describe, expect, it } from 'vitest'
import type { CurrentNotice } from '#contract/collections/latestNotice.ts'
import type { Contact } from '#contract/contact.ts'
import { schoolStatus } from '#contract/schoolStatus.ts'
import { isSurelyOpen, statusWords } from '#site/openingHours.ts'

const school: Pick<Contact, 'openingTime' | 'holidays'> = {
  openingTime: [
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
  ],
  holidays: [
    { from: '2026-12-08', to: '2026-12-08', name: '聖母無原罪瞻禮' },
    { from: '2026-12-24', to: '2027-01-03', name: '聖誕節及元旦假期' },
  ],
}

const macau = (text: string) => new Date(`${text}+08:00`)

const notice = (part: Partial<CurrentNotice>): CurrentNotice => ({
  id: '1',
  title: '公告',
  special: false,
  bad_weather: false,
  enabled: true,
  publish_at: null,
  unpublish_at: null,
  ...part,
})
const special = notice({ id: 'special', special: true })
const weather = notice({ id: 'weather', special: true, bad_weather: true })

const said = (moment: string, notices: CurrentNotice[] = [], contact = school) => {
  const status = schoolStatus(notices, contact, macau(moment))
  return [statusWords(status), isSurelyOpen(status)]
}

describe('what was answered', () => {
  it.each([
    ['10:00', true],
    ['09:51', true],
    ['09:49', false],
    ['10:01', true],
    // By a clock that was ahead, and was put right since.
    ['11:00', false],
  ])('at %s is known to be all at 10:00: %s', (clock, isConfirmed) => {
    const answered = macau(`2026-11-20T${clock}`)
    const status = schoolStatus([], school, macau('2026-11-20T10:00'), answered)
    expect([status.isConfirmed, isSurelyOpen(status)]).toEqual([isConfirmed, isConfirmed])
  })
})

describe('on a usual day', () => {
  it.each([
    ['2026-11-20T08:59', '現已休息，上午9:00開放'],
    ['2026-11-20T09:00', '現正開放，至下午12:30'],
    ['2026-11-20T12:29', '現正開放，至下午12:30'],
    ['2026-11-20T12:30', '現已休息，下午2:00開放'],
    ['2026-11-20T21:59', '現正開放，至下午10:00'],
    ['2026-11-20T22:00', '現已休息，明日上午9:00開放'],
    ['2026-11-22T17:00', '現正開放，至下午5:30'],
    ['2026-11-22T19:00', '現已休息，明日上午9:00開放'],
  ])('the hours say at %s: %s', (moment, words) => {
    expect(said(moment)).toEqual([words, words.startsWith('現正開放')])
  })

  it('a day without hours is passed over, and the next one is named, from a week on with its date', () => {
    const weekdays = { openingTime: [{ ...school.openingTime[0], days: [1] }] } as typeof school
    expect(said('2026-11-20T12:00', [], weekdays)[0]).toBe('現已休息，星期一上午9:00開放')
    expect(said('2026-11-23T22:00', [], weekdays)[0]).toBe(
      '現已休息，11月30日（星期一）上午9:00開放',
    )
  })

  it('hours of a day count in order of the clock, however they were entered', () => {
    const ranges = school.openingTime[0]?.ranges.toReversed() ?? []
    const mixed = { openingTime: [{ days: [5], ranges }] }
    expect(said('2026-11-20T13:00', [], mixed)[0]).toBe('現已休息，下午2:00開放')
  })

  it('a school without hours is closed and promises nothing', () => {
    expect(said('2026-11-20T12:00', [], { openingTime: [] })).toEqual(['現已休息', false])
  })

  it('the clock of Macau counts, not that of the visitor', () => {
    // Sunday noon in Macau, still Saturday evening in New York.
    const sunday = schoolStatus([], school, new Date('2026-11-22T04:00:00Z'))
    expect(isSurelyOpen(sunday)).toBe(true)
  })
})

describe('on a holiday', () => {
  it.each([
    ['2026-12-07T22:00', '現已休息，星期三上午9:00開放'],
    ['2026-12-08T00:00', '今日休息（聖母無原罪瞻禮），明日上午9:00開放'],
    ['2026-12-08T10:00', '今日休息（聖母無原罪瞻禮），明日上午9:00開放'],
    ['2026-12-08T23:59', '今日休息（聖母無原罪瞻禮），明日上午9:00開放'],
    ['2026-12-23T23:00', '現已休息，1月4日（星期一）上午9:00開放'],
    ['2026-12-24T10:00', '今日休息（聖誕節及元旦假期），1月4日（星期一）上午9:00開放'],
    ['2027-01-03T10:00', '今日休息（聖誕節及元旦假期），明日上午9:00開放'],
  ])('it is never open: at %s %s', (moment, words) => {
    expect(said(moment)).toEqual([words, false])
  })

  it('a school that is closed for more than a year names no day', () => {
    const closed = { ...school, holidays: [{ from: '2026-01-01', to: '2028-01-01', name: '重建' }] }
    expect(said('2026-12-08T10:00', [], closed)[0]).toBe('今日休息（重建）')
  })
})

it('what nobody has said anew for ten minutes is not promised', () => {
  const [now, minute] = [macau('2026-11-20T10:00'), 60_000]
  const after = (minutes: number) =>
    statusWords(schoolStatus([], school, now, new Date(now.getTime() - minutes * minute)))
  expect(after(10)).toBe('現正開放，至下午12:30')
  expect(after(11)).toBe('此時段至下午12:30，特別安排以公告為準')
})

describe('while an urgent notice is current', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

  it.each(hours)('nobody is told at %s:00 that the school is open', hour => {
    for (const urgent of [special, weather]) {
      const [words, isOpen] = said(`2026-11-20T${hour}:00`, [urgent])
      expect(words).not.toContain('現正開放')
      expect(words).toContain('以公告為準')
      expect(isOpen).toBe(false)
    }
  })

  it('the weather leaves nothing of the hours, and other notices leave them as what is usual', () => {
    const at = (hour: string, urgent: CurrentNotice) => said(`2026-11-20T${hour}`, [urgent])[0]
    expect(at('10:00', weather)).toBe('惡劣天氣，開放時間以公告為準')
    expect(at('13:00', weather)).toBe('惡劣天氣，開放時間以公告為準')
    expect(at('10:00', special)).toBe('此時段至下午12:30，特別安排以公告為準')
    expect(at('13:00', special)).toBe('現已休息，下午2:00開放，特別安排以公告為準')
  })

  it('the weather comes first, then in the order given', () => {
    const { notices } = schoolStatus([special, weather], school, macau('2026-11-20T10:00'))
    expect(notices.map(({ id }) => id)).toEqual(['weather', 'special'])
  })

  it('it is current from the moment it is published to the one it is taken down', () => {
    const passing = notice({
      bad_weather: true,
      publish_at: '2026-11-20T09:30:00.000+08:00',
      unpublish_at: '2026-11-20T11:00:00.000+08:00',
    })
    const isOpen = (clock: string) => said(`2026-11-20T${clock}`, [passing])[1]
    expect(isOpen('09:29:59')).toBe(true)
    expect(isOpen('09:30:00')).toBe(false)
    expect(isOpen('10:59:59')).toBe(false)
    expect(isOpen('11:00:00')).toBe(true)
    const off = notice({ bad_weather: true, enabled: false })
    expect(said('2026-11-20T10:00', [off])[1]).toBe(true)
  })
})
