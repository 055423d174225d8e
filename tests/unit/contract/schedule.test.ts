import { describe, expect, it } from 'vitest'
import { readSchedule, weeklyTimes } from '#contract/schedule.ts'
import { demoSchool } from '../server/demo/demoSchool.ts'

/** `2,4 18:45–21:45 | 6 14:00–17:00 (12)`. */
const read = (text: string) => {
  const schedule = readSchedule(text)
  if (!schedule) return undefined
  const slots = schedule.slots.map(
    ({ weekdays, date, from, to }) => `${date ?? weekdays.join()} ${from}–${to}`,
  )
  return slots.join(' | ') + (schedule.lessons ? ` (${schedule.lessons})` : '')
}

describe('a schedule', () => {
  it.each([
    ['逢星期二、四19:00至22:00', '2,4 19:00–22:00'],
    ['逢星期二、四 19:00–22:00', '2,4 19:00–22:00'],
    ['星期六 9:30-12:30', '6 09:30–12:30'],
    ['逢週一至五１８：４５至２１：４５', '1,2,3,4,5 18:45–21:45'],
    ['逢星期日10:00至12:00', '7 10:00–12:00'],
    ['逢星期二、四下午6:45至9:45，共12課', '2,4 18:45–21:45 (12)'],
    ['星期六上午9:30至12:30、下午2:00至5:00', '6 09:30–12:30 | 6 14:00–17:00'],
    ['逢星期天10:00至12:00', '7 10:00–12:00'],
    ['逢星期三18:45至21:45，共12課', '3 18:45–21:45 (12)'],
    ['逢星期二、四18:45至21:45，星期六14:00至17:00', '2,4 18:45–21:45 | 6 14:00–17:00'],
    ['逢星期六09:30至12:30、14:00至17:00，共2課', '6 09:30–12:30 | 6 14:00–17:00 (2)'],
    ['2026年12月5日（星期六）09:30至12:30', '2026-12-05 09:30–12:30'],
    [
      '2026年3月7日（星期六）14:30至17:30，逢星期日10:00至13:00',
      '2026-03-07 14:30–17:30 | 7 10:00–13:00',
    ],
  ])('%s is read', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    '',
    '待定',
    '逢星期二19:00',
    '逢星期二下午2:00至5:00、6:45至9:45',
    '逢星期二晚上7時至10時',
    '逢星期二22:00至19:00',
    '逢星期五至一19:00至22:00',
    '逢星期二19:00至22:00（隔週）',
    '逢星期二、四18:45至21:45；實習時間另行安排',
    '逢星期二25:00至26:00',
    '2026年12月5日（星期日）09:30至12:30',
    '2026年2月30日（星期一）09:30至12:30',
  ])('%s is not guessed at', text => {
    expect(readSchedule(text)).toBeUndefined()
  })

  it('of more times than the mornings and afternoons of a year is not read', () => {
    const times = (count: number) => `逢星期六${Array(count).fill('09:30至12:30').join('、')}`
    expect(readSchedule(times(104))?.slots).toHaveLength(104)
    expect(readSchedule(times(105))).toBeUndefined()
    // Nor in several clauses.
    expect(readSchedule(`${times(60)}，${times(60)}`)).toBeUndefined()
  })

  it('of the demo school is read everywhere but where part of it is arranged later', () => {
    const { courses } = demoSchool(new Date('2026-11-20T04:00:00Z'))
    const unread = Object.values(courses)
      .flat()
      .map(({ schedule }) => schedule)
      .filter(schedule => readSchedule(schedule) === undefined)
    expect(unread.length).toBeGreaterThan(0)
    expect(unread.filter(schedule => !schedule.includes('另行安排'))).toEqual([])
  })
})

describe('the weekdays and times of a schedule', () => {
  it.each([
    ['逢星期一、三18:45至21:45，共16課', [1, 3], '18:45', '21:45'],
    ['逢星期六09:30至12:30、14:00至17:00，共5課', [6], '09:30', '17:00'],
    ['2026年12月5日（星期六）09:30至12:30', [6], '09:30', '12:30'],
    ['逢星期六14:00至17:00，星期日14:00至17:00', [6, 7], '14:00', '17:00'],
  ])('%s has one span a day', (text, weekdays, time_from, time_to) => {
    expect(weeklyTimes(text)).toEqual({ weekdays, time_from, time_to })
  })

  it('are days alone where the hours differ from day to day', () => {
    expect(weeklyTimes('逢星期二、四18:45至21:45，星期六14:00至17:00')).toEqual({
      weekdays: [2, 4, 6],
      time_from: null,
      time_to: null,
    })
  })

  it('are days alone also where two dates of a weekday have their own hours', () => {
    const dates = '2026年3月7日（星期六）14:30至17:30，2026年3月14日（星期六）10:00至13:00'
    expect(weeklyTimes(dates)).toEqual({ weekdays: [6], time_from: null, time_to: null })
  })

  it.each(['', '待定', '逢星期二18:45至21:45；實習時間另行安排'])(
    'of %j are not guessed at',
    text => {
      expect(weeklyTimes(text)).toBeUndefined()
    },
  )
})
