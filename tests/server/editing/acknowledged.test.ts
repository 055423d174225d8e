/**
 * What is typed on a screen that does not show yet what the server has acknowledged. Such a screen shows
 * the edit as unsent, over the record as it was before.
 */
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../apiServer.ts'
import { type Office, openOffice, type Row } from './office.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

let office: Office
let record: Row
beforeEach(async () => {
  office = await openOffice(api)
  const id = await office.add('Tutor', { name: '原本', job_title: '原職' })
  await office.sync()
  record = (await office.read('Tutor', id)) as Row
  office.calls.length = 0
})
afterEach(() => office.close())

const revisions = () =>
  office.calls.map(({ body, headers }) => body?.revision ?? headers['If-Match'])

test('an edit made on top of it is sent once, from the revision that it came to', async () => {
  await office.modify('Tutor', record, { name: '一' })
  await office.sync()
  await office.modify('Tutor', { ...record, name: '一' }, { name: '二' })
  await office.sync()
  await office.modify('Tutor', { ...record, name: '二' }, { name: '原本' })
  await office.sync()
  expect(revisions()).toEqual([1, 2, 3])
  expect(await office.read('Tutor', record.id)).toMatchObject({ name: '原本', revision: 4 })
})

test('nobody is asked about a change of their own before it is deleted', async () => {
  await office.modify('Tutor', record, { name: '一' })
  await office.sync()
  await office.remove('Tutor', record)
  await office.sync()
  expect(revisions()).toEqual([1, '"2"'])
  expect(await office.edits()).toEqual([])
})

test('a new record is changed from its first revision, though the screen knows none', async () => {
  const id = await office.add('Tutor', { name: '新' })
  await office.sync()
  await office.modify('Tutor', { id, name: '新' } as unknown as Row, { name: '改' })
  await office.sync()
  expect(revisions()).toEqual([undefined, 1])
})

test('what somebody else wrote in between is still asked about', async () => {
  const other = await openOffice(api)
  await other.modify('Tutor', record, { name: '他的' })
  await other.sync()
  await office.modify('Tutor', record, { job_title: '我的' })
  await office.sync()
  await office.remove('Tutor', record)
  await office.sync()
  expect(await office.states()).toEqual(['delete conflict'])
  other.close()
})

test('a form that was opened before it, in another tab, does not write over it unasked', async () => {
  await office.modify('Tutor', record, { name: '一', job_title: '甲頁' })
  await office.sync()
  await office.modify('Tutor', record, { job_title: '乙頁' })
  await office.sync()
  expect(await office.states()).toEqual(['modify conflict'])
  expect(await office.read('Tutor', record.id)).toMatchObject({ job_title: '甲頁', revision: 2 })
})

test('nor does it where it wrote another field: both stand', async () => {
  await office.modify('Tutor', record, { name: '一' })
  await office.sync()
  await office.modify('Tutor', record, { job_title: '乙頁' })
  await office.sync()
  expect(await office.edits()).toEqual([])
  expect(await office.read('Tutor', record.id)).toMatchObject({ name: '一', job_title: '乙頁' })
})
