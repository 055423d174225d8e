/** Texts that an older version of the program took in, with characters that no text may hold today. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { createConnection, Types } from 'mongoose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyCall } from '#contract/calls/call.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { news } from '#contract/collections/news.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { rawRequest } from '../rawRequest.ts'
import { leastDraft } from './sampleDrafts.ts'

const BAD = '\u0001\u000b\u001f\u007f\u0085\u2028\ufffe\uffff\u{1fffe}\0'
const INJECTED = '\r\nATTENDEE:mailto:evil@evil.example'
const title = `甲${BAD}乙${INJECTED}]]>丙]]>丁<b>戊&`
const markup = `<p>甲${BAD}乙\r\n]]&gt;丙</p>`
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const NOT_SEEN = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u

type Rec = Record<string, unknown> & { id: string }

let api: ApiServer
const ids = { notice: '', news: '', course: '' }

beforeAll(async () => {
  const before = await startApi()
  const add = async (endpoint: AnyCall, body: object) =>
    (await before.ask<Rec>(endpoint, { body })).envelope.data?.id ?? ''
  ids.notice = await add(editCalls(latestNotice).add, { title: '公告' })
  ids.news = await add(editCalls(news).add, { title: '消息', category: 'news' })
  const course = { ...leastDraft(courses.degree), deadline: '2026-02-27', start_date: '2026-03-03' }
  ids.course = await add(editCalls(courses.degree).add, course)
  const database = createConnection(await before.databaseUri(), { dbName: 'school' })
  const meddle = (name: string, _id: unknown, $set: object) =>
    database.collection(name).updateOne({ _id: _id as Types.ObjectId }, { $set })
  const of = (id: string) => new Types.ObjectId(id)
  await meddle('LatestNotice', of(ids.notice), { title, content: markup })
  await meddle('News', of(ids.news), { title, content: markup })
  const words = { title, venue: title, target: title, schedule: title, major: `${title},乙` }
  await meddle(courses.degree.name, of(ids.course), words)
  const texts = { zh: title, pt: title, en: title }
  const contact = { 'value.name': texts, 'value.address': title, 'value.email': `a@b${INJECTED}` }
  await meddle('Setting', 'contact', { ...contact, 'value.telephone': title })
  await database.close()
  await before.close({ keep: true })
  api = await startApi({ env: { DATA_DIR: before.dataDir } })
}, 60_000)
afterAll(() => api.close())

const get = (path: string) => rawRequest(`${api.origin}${path}`)

test.each([
  ['notice', recordCalls(latestNotice).byId, editCalls(latestNotice).modify],
  ['news', recordCalls(news).byId, editCalls(news).modify],
  ['course', recordCalls(courses.degree).byId, editCalls(courses.degree).modify],
] as const)(
  'a %s is read without them, and taken back as it was read',
  async (kind, read, modify) => {
    const { status, envelope } = await api.ask<Rec>(read, { value: ids[kind], token: null })
    expect(status).toBe(200)
    expect(String(envelope.data?.title)).not.toMatch(NOT_SEEN)
    const { revision, ...body } = envelope.data as Rec & { revision: number }
    const draft = { ...body, title: `${body.title}`.slice(0, 150) }
    const taken = await api.ask<Rec>(modify, { body: draft })
    expect([taken.status, taken.envelope.data?.revision]).toEqual([200, revision + 1])
  },
)

test('the settings are read without them', async () => {
  const { envelope } = await api.ask<{ value: { name: { zh: string } } }>(
    settingCalls.settingByName,
    { value: 'contact' },
  )
  expect(envelope.data?.value.name.zh).toContain('甲')
  expect(JSON.stringify(envelope.data)).not.toMatch(NOT_SEEN)
})

test.each(['/feeds/notices.atom', '/feeds/news.atom', '/sitemap.xml'])(
  '%s is well-formed',
  async path => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(XMLValidator.validate(text)).toBe(true)
    expect(text).not.toMatch(NOT_XML)
  },
)

test('a title is in a feed what it is on a page, whatever a reader takes for the end of it', async () => {
  const { text } = await get('/feeds/notices.atom')
  const feed = new XMLParser({ processEntities: true }).parse(text)
  const said = String(feed.feed.entry.title).replace(/&#(\d+);/g, (_, code) =>
    String.fromCharCode(code),
  )
  expect(said).toContain(']]>丙]]>丁<b>戊&')
})

test('nothing that stands in a text is a line of a calendar', async () => {
  const { status, text } = await get(`/course/courseDetail/degree/${ids.course}/calendar.ics`)
  expect(status).toBe(200)
  expect(text.replaceAll('\r\n', '')).not.toMatch(NOT_SEEN)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events.length).toBeGreaterThan(0)
  expect(events.flatMap(event => event.getAllProperties('attendee'))).toEqual([])
})

test('nor is it a line of security.txt', async () => {
  const { text } = await get('/.well-known/security.txt')
  const names = text
    .trim()
    .split('\n')
    .map(line => line.split(':')[0])
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(text).not.toContain('evil')
})
