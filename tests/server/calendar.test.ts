import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { courses } from '#contract/collections/course.ts'
import { initialContact } from '#contract/contact.ts'
import { type ApiServer, startApi } from './apiServer.ts'
import { rawRequest } from './rawRequest.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const base = {
  title: '網絡安全入門證書',
  venue: '二樓電腦室',
  deadline: '2026-02-27',
  schedule: '逢星期二、四19:00至22:00，共4課',
  start_date: '2026-03-03',
  end_date: '2026-03-12',
}

async function add(draft: Record<string, unknown>): Promise<string> {
  const { envelope } = await api.ask<{ id: string }>(editCalls(courses.single).add, {
    body: { ...base, ...draft },
  })
  return envelope.data?.id ?? ''
}

const calendarPath = (id: string, kind = 'single') =>
  `/course/courseDetail/${kind}/${id}/calendar.ics`

const get = (path: string, headers = {}) => rawRequest(`${api.origin}${path}`, { headers })

async function eventsOf(id: string) {
  const { text } = await get(calendarPath(id))
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map(component => new ICAL.Event(component))
}

const named = (events: ICAL.Event[], part: string) => {
  const event = events.find(({ uid }) => uid.startsWith(`${part}-`))
  if (!event) throw new Error(`no event ${part} among ${events.map(({ uid }) => uid)}`)
  return event
}

const utc = (time: ICAL.Time) => time.toJSDate().toISOString()

/** Every beginning of a repeated event. */
function beginnings(event: ICAL.Event): string[] {
  const iterator = event.iterator()
  const found: string[] = []
  for (let next = iterator.next(); next && found.length < 100; next = iterator.next()) {
    found.push(utc(next))
  }
  return found
}

describe("a course's calendar file", () => {
  it('is a file to keep, named after the course, and always asked for anew', async () => {
    const { status, headers, text } = await get(calendarPath(await add({ course_code: 'SIN-301' })))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    const disposition = headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="?SIN-301\.ics"?; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(`${base.title}.ics`)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('has the deadline to the minute, with an alarm one day before', async () => {
    const deadline = named(await eventsOf(await add({})), 'deadline')
    expect(deadline.summary).toBe(`截止報名：${base.title}`)
    expect(utc(deadline.startDate)).toBe('2026-02-27T08:00:00.000Z')
    const alarm = deadline.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D')
  })

  it('repeats the classes every week until the last, in Macau time', async () => {
    const classes = named(await eventsOf(await add({})), 'class1')
    expect(beginnings(classes)).toEqual([
      '2026-03-03T11:00:00.000Z',
      '2026-03-05T11:00:00.000Z',
      '2026-03-10T11:00:00.000Z',
      '2026-03-12T11:00:00.000Z',
    ])
    expect(classes.duration.toSeconds()).toBe(3 * 60 * 60)
    expect(classes.location).toContain(base.venue)
    expect(classes.location).toContain('澳門持續教育學校')
  })

  it('repeats classes before eight on the right days too', async () => {
    const schedule = '逢星期二、四07:00至08:00'
    const classes = named(await eventsOf(await add({ schedule })), 'class1')
    expect(beginnings(classes)).toEqual([
      '2026-03-02T23:00:00.000Z',
      '2026-03-04T23:00:00.000Z',
      '2026-03-09T23:00:00.000Z',
      '2026-03-11T23:00:00.000Z',
    ])
  })

  it('has only the first and the last class where holidays lie between', async () => {
    const schedule = '逢星期二、四19:00至22:00，共3課'
    const events = await eventsOf(await add({ schedule }))
    expect(events.map(({ uid }) => uid.split('-')[0])).toEqual(['deadline', 'first1', 'last1'])
    expect(utc(named(events, 'first1').startDate)).toBe('2026-03-03T11:00:00.000Z')
    expect(utc(named(events, 'last1').endDate)).toBe('2026-03-12T14:00:00.000Z')
  })

  it('has whole days where the hours cannot be read', async () => {
    const events = await eventsOf(await add({ schedule: '另行通知' }))
    const [first, last] = [named(events, 'first'), named(events, 'last')]
    expect([first.startDate.isDate, String(first.startDate)]).toEqual([true, '2026-03-03'])
    expect([last.startDate.isDate, String(last.startDate)]).toEqual([true, '2026-03-12'])
    expect(first.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  it('of a course with neither deadline nor dates is an empty calendar', async () => {
    const dateless = { deadline: null, schedule: null, start_date: null, end_date: null }
    expect(await eventsOf(await add(dateless))).toEqual([])
  })

  it('keeps the identifiers of its events when the course changes, and counts the change', async () => {
    const id = await add({})
    const before = await eventsOf(id)
    const body = { id, venue: '三樓302課室', deadline: '2026-02-28' }
    await api.ask(editCalls(courses.single).modify, { body })
    const after = await eventsOf(id)
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(Number(after[0]?.sequence)).toBeGreaterThan(Number(before[0]?.sequence))
  })

  it("leads to the course's page at the public origin, whatever host was asked", async () => {
    const id = await add({})
    const { text } = await get(calendarPath(id), { Host: 'evil.example' })
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('url')).toBe(
      `http://localhost:0/course/courseDetail/single/${id}`,
    )
    expect(text).not.toContain('evil.example')
  })

  it('is there for a school that has told no more than its name in Chinese', async () => {
    const name = { zh: '路環夜校', pt: '', en: '' }
    const value = { ...initialContact, name, telephone: '', address: '' }
    await api.ask(settingEditCalls.modifySetting, { body: { name: 'contact', value } })
    const id = await add({})
    const { status, text } = await get(calendarPath(id))
    expect(status).toBe(200)
    expect(text).not.toContain('報名查詢')
    const [deadline] = await eventsOf(id)
    expect(deadline?.location).toBe('路環夜校')
    const contact = { name: 'contact', value: initialContact }
    await api.ask(settingEditCalls.modifySetting, { body: contact })
  })

  it('is a plain 404 for what a visitor may not see or nobody knows', async () => {
    const hidden = await add({ enabled: false })
    const paths = [
      calendarPath(hidden),
      calendarPath(await add({}), 'degree'),
      calendarPath(await add({}), 'cooking'),
      calendarPath('0123456789abcdef01234567'),
      calendarPath('no-such-id'),
      calendarPath('constructor', '__proto__'),
    ]
    for (const path of paths) {
      const { status, headers, text } = await get(path, { Authorization: `Token ${api.token}` })
      expect({ path, status, text }).toEqual({ path, status: 404, text: 'Not Found' })
      expect(headers.get('content-type')).toContain('text/plain')
    }
  })
})
