/**
 * What may go wrong between an edit and the server, row by row, over HTTP and a real database. The rows
 * about the page itself stand in `tests/browser/admin/queue/offline.test.ts` (2, 6, 8 to 11, 20).
 */
import 'fake-indexeddb/auto'
import { createConnection, Types } from 'mongoose'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { courses } from '#contract/collections/course.ts'
import { Failure } from '#contract/failure.ts'
import { backOff } from '#editing/backOff.ts'
import { overlay } from '#editing/overlay.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { type Office, openOffice, type Row } from './office.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

const opened: Office[] = []
const open = async (setting?: Parameters<typeof openOffice>[1]) => {
  const office = await openOffice(api, setting)
  opened.push(office)
  return office
}
let office: Office
beforeEach(async () => {
  office = await open()
})
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
})

/** A tutor that the server has. */
async function stored(
  fields: Record<string, unknown> = { name: '原本', job_title: '原職' },
): Promise<Row> {
  const id = await office.add('Tutor', fields)
  expect(await office.sync()).toBe('done')
  return (await office.read('Tutor', id)) as Row
}

/** Somebody else changes it meanwhile. */
async function other(record: Row, changes: Record<string, unknown>): Promise<Row> {
  const elsewhere = await open()
  await elsewhere.modify('Tutor', record, changes)
  await elsewhere.sync()
  return (await elsewhere.read('Tutor', record.id)) as Row
}

const png = (shade: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 1, b: 1 } } })
    .png()
    .toBuffer()

test('1: committed, but the answer is lost: one effect', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '改一次' })
  office.faults.push('after')
  expect(await office.sync()).toBe('away')
  expect(await office.sync()).toBe('done')
  expect(await office.read('Tutor', record.id)).toMatchObject({ name: '改一次', revision: 2 })
  expect(await office.edits()).toEqual([])
})

test.each(['killed before', 'killed after'] as const)(
  '3: %s it was answered: one effect',
  async kill => {
    const record = await stored()
    await office.modify('Tutor', record, { name: '中途關掉' })
    office.faults.push(kill)
    expect(await office.sync()).toBe('killed')
    expect(await office.states()).toEqual(['modify sending'])
    const reopened = await open({ name: office.name })
    expect(await reopened.sync()).toBe('done')
    expect(await reopened.read('Tutor', record.id)).toMatchObject({ name: '中途關掉', revision: 2 })
  },
)

test('4: killed while it is written down: as before, and not said to be saved', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '第一次' })
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('gone', 'AbortError')
  }
  const saving = office.modify('Tutor', record, { name: '第二次' })
  await expect(saving).rejects.toThrow()
  IDBObjectStore.prototype.put = put
  expect((await office.edits()).map(({ changes }) => changes)).toEqual([{ name: '第一次' }])
})

test('5: made without a network: it waits', async () => {
  office.faults.push('before')
  await office.add('Tutor', { name: '離線' })
  expect(await office.sync()).toBe('away')
  expect(await office.states()).toEqual(['add waiting'])
})

test('7: 200 with success:false acknowledges nothing', async () => {
  office.faults.push(new Failure('invalid', { message: '不接受' }))
  await office.add('Tutor', { name: '不成功' })
  await office.sync()
  expect(await office.states()).toEqual(['add rejected'])
})

test('8: signed out with 20 edits: nothing is lost, and after one login all go in order', async () => {
  for (let index = 0; index < 20; index += 1) await office.add('Tutor', { name: `第${index}位` })
  office.token = 'expired'
  expect(await office.sync()).toBe('signed out')
  expect(await office.edits()).toHaveLength(20)
  office.token = api.token
  office.calls.length = 0
  expect(await office.sync()).toBe('done')
  expect(office.calls.map(({ body }) => body?.name)).toEqual(
    Array.from({ length: 20 }, (_, index) => `第${index}位`),
  )
})

test('9: what another account has written is kept, and not sent', async () => {
  await office.add('Tutor', { name: '第一位的' })
  const second = await open({ author: 'somebody-else', name: office.name })
  expect(await second.sync()).toBe('done')
  expect([await second.edits(), await second.outbox.countOfOthers('somebody-else')]).toEqual([
    [],
    1,
  ])
  expect(await office.edits()).toHaveLength(1)
})

test('12: two people, different fields: both are kept, by itself', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '我的名' })
  await other(record, { job_title: '他的職' })
  expect(await office.sync()).toBe('done')
  expect(await office.read('Tutor', record.id)).toMatchObject({
    name: '我的名',
    job_title: '他的職',
  })
})

test('13: the same field: it is asked, and neither text is lost', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '我的名', job_title: '我的職' })
  await other(record, { name: '他的名' })
  await office.sync()
  const [edit] = await office.edits()
  expect(edit).toMatchObject({
    state: 'conflict',
    changes: { name: '我的名', job_title: '我的職' },
    theirs: { name: '他的名' },
  })
  if (edit)
    await office.decide(edit, { take: 'values', values: { name: '他的名', job_title: '我的職' } })
  await office.sync()
  expect(await office.read('Tutor', record.id)).toMatchObject({
    name: '他的名',
    job_title: '我的職',
  })
})

describe('14: changed here, deleted by another', () => {
  test.each([
    ['restored with the edit', { take: 'restore' }, '我的名'],
    ['given up', { take: 'theirs' }, undefined],
  ] as const)('%s', async (_words, decision, name) => {
    const record = await stored()
    await office.modify('Tutor', record, { name: '我的名' })
    const elsewhere = await open()
    await elsewhere.remove('Tutor', record)
    await elsewhere.sync()
    await office.sync()
    const [edit] = await office.edits()
    expect(edit).toMatchObject({ state: 'conflict', theirs: null })
    if (edit) await office.decide(edit, decision)
    expect(await office.sync()).toBe('done')
    expect((await office.read('Tutor', record.id))?.name).toBe(name)
    expect(await office.edits()).toEqual([])
  })
})

test('15: deleted here, changed by another: it is asked', async () => {
  const record = await stored()
  await office.remove('Tutor', record)
  await other(record, { name: '他的名' })
  await office.sync()
  expect(await office.states()).toEqual(['delete conflict'])
  expect(await office.read('Tutor', record.id)).toMatchObject({ name: '他的名' })
})

test('16: made, changed and deleted without a network: nothing is sent', async () => {
  const id = await office.add('Tutor', { name: '一時' })
  await office.modify('Tutor', { id, revision: 1, name: '一時' }, { name: '改了' })
  await office.remove('Tutor', { id, revision: null })
  await office.sync()
  expect(office.calls).toEqual([])
})

test('17: a tutor, a course that names them, and its order: the order and the ids hold', async () => {
  const tutorId = await office.add('Tutor', { name: '新導師' })
  const courseId = await office.add('DegreeCourse', { title: '新課程', tutor_ids: [tutorId] })
  office.faults.push('before')
  await office.sync()
  await office.note({
    target: { of: 'record', collection: 'DegreeCourse' },
    record: courseId,
    verb: 'modify',
    baseRevision: null,
    base: { sort_number: null },
    changes: { sort_number: 5 },
  })
  expect(await office.sync()).toBe('done')
  expect(await office.read('DegreeCourse', courseId)).toMatchObject({
    tutor_ids: [tutorId],
    sort_number: 5,
  })
})

test('18: one that is refused for good waits, and the others go', async () => {
  const refused = await office.add('Tutor', { job_title: '沒有姓名' })
  const fine = await office.add('Tutor', { name: '有姓名' })
  expect(await office.sync()).toBe('done')
  expect(await office.edits()).toMatchObject([{ record: refused, state: 'rejected' }])
  expect((await office.edits())[0]?.failure?.message).toContain('姓名：必須填寫')
  expect(await office.read('Tutor', fine)).toBeDefined()
})

test('19: as long as the server is away it is tried ever more rarely, and its own word is obeyed', async () => {
  const waits = [1, 2, 3, 9, 10, 50].map(attempts => backOff(attempts, undefined, 0.5))
  expect(waits).toEqual([750, 1_500, 3_000, 192_000, 225_000, 225_000])
  expect([backOff(1, undefined, 0), backOff(1, undefined, 1)]).toEqual([500, 1_000])
  expect(backOff(1, 120, 0)).toBe(120_000)
  const ids = [await office.add('Tutor', { name: '一' }), await office.add('Tutor', { name: '二' })]
  const away = ['unavailable', 'tooMany', 'unexpected', 'unavailable'] as const
  for (const code of away) office.faults.push(new Failure(code, { retryAfter: 1 }))
  while ((await office.edits()).length > 0) await office.sync()
  for (const id of ids) expect(await office.read('Tutor', id)).toMatchObject({ revision: 1 })
})

describe('files', () => {
  const withPicture = async (shade: number) => {
    const picture = new Blob([await png(shade)], { type: 'image/png' })
    const image = await office.files.keep(office.author, picture, '校園.png')
    return office.add('SchoolImage', { image, title: '校園' })
  }

  test('go before the record that needs them', async () => {
    const id = await withPicture(10)
    expect(await office.sync()).toBe('done')
    const record = await office.read('SchoolImage', id)
    expect(record?.image).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(record?.assets).toMatchObject({ [String(record?.image)]: { label: '校園.png' } })
  })

  test('21: the picture arrived, its record did not: the picture is not sent again', async () => {
    const id = await withPicture(20)
    office.faults.push('before')
    expect(await office.sync()).toBe('away')
    expect(await office.sync()).toBe('done')
    expect([office.uploads, (await office.read('SchoolImage', id))?.revision]).toEqual([1, 1])
  })

  test('22: an upload that was cut off is sent again, whole', async () => {
    const id = await withPicture(30)
    office.uploadFaults.push(new Failure('unreachable'))
    expect(await office.sync()).toBe('away')
    expect(await office.sync()).toBe('done')
    const image = (await office.read('SchoolImage', id))?.image
    const served = await (await fetch(`${api.origin}/upload/${image}`)).arrayBuffer()
    expect((await sharp(served).metadata()).width).toBe(40)
  })

  test('that are damaged on this device are said to be', async () => {
    const id = await withPicture(40)
    const [file] = await office.outbox.database.getAll('files')
    const pieces = office.outbox.database.transaction('pieces', 'readwrite')
    const bytes = await pieces.store.get([file?.id ?? '', 0])
    if (bytes) bytes[5] = 255 - (bytes[5] ?? 0)
    await pieces.store.put(bytes as Uint8Array, [file?.id ?? '', 0])
    await pieces.done
    await office.sync()
    expect(await office.edits()).toMatchObject([{ record: id, state: 'rejected' }])
    expect((await office.edits())[0]?.failure?.message).toContain('在此裝置上已損壞')
  })
})

test('25: a clock that is a day behind or ahead has no effect', async () => {
  for (const shift of [-86_400_000, 86_400_000]) {
    const record = await stored()
    const astray = await open({ shift })
    await astray.modify('Tutor', record, { name: '先' })
    astray.faults.push('after')
    await astray.sync()
    const after = await open({ name: astray.name, shift: -shift })
    await after.modify('Tutor', { ...record, name: '先' }, { name: '後' })
    expect(await after.sync()).toBe('done')
    expect(await office.read('Tutor', record.id)).toMatchObject({ name: '後', revision: 3 })
  }
})

test('26: the same key with other content is refused, and shown', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '第一次' })
  office.faults.push('killed after')
  await office.sync()
  const [edit] = await office.edits()
  if (edit) {
    const tampered = { ...edit, changes: { name: '另一個' } }
    await office.outbox.change(edit, () => [tampered])
  }
  await office.sync()
  expect(await office.edits()).toMatchObject([
    {
      state: 'rejected',
      failure: { code: 'invalid', message: expect.stringContaining('Idempotency-Key') },
    },
  ])
})

test('27: the database is away in the middle: nothing is lost, nothing doubled', async () => {
  const ids = []
  for (let index = 0; index < 4; index += 1)
    ids.push(await office.add('Tutor', { name: `資料庫${index}` }))
  office.faults.push(
    undefined,
    new Failure('unavailable'),
    undefined,
    new Failure('unavailable'),
    'after',
  )
  while ((await office.edits()).length > 0) await office.sync()
  for (const id of ids) expect(await office.read('Tutor', id)).toMatchObject({ revision: 1 })
})

test('28: what arrives fresh does not cover an edit that waits', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '我的名' })
  const fresh = await other(record, { job_title: '新職' })
  const [shown] = overlay([fresh], await office.edits())
  expect(shown).toMatchObject({ values: { name: '我的名', job_title: '新職' }, pending: 'waiting' })
})

test('29: a delete that is sent again, or asked otherwise, deletes once at most', async () => {
  const record = await stored()
  const call = editCalls(courses.degree).delete
  const path = `/api/deleteTutorById/${record.id}`
  const headers = { Authorization: `Token ${api.token}` }
  expect((await api.send(path, { method: 'HEAD', headers })).status).toBe(405)
  expect(
    (await api.send(path, { headers: { ...headers, 'Sec-Fetch-Mode': 'navigate' } })).status,
  ).toBe(403)
  expect(await office.read('Tutor', record.id)).toBeDefined()
  await office.remove('Tutor', record)
  office.faults.push('after')
  await office.sync()
  expect(await office.sync()).toBe('done')
  expect([call.method, await office.read('Tutor', record.id)]).toEqual(['GET', undefined])
})

test('30: a server restored from a backup: a conflict, and not silence', async () => {
  const record = await stored()
  await office.modify('Tutor', record, { name: '我的名' })
  // What restoring does: the record of yesterday, under a revision that nobody has ever seen.
  const database = createConnection(await api.databaseUri(), { dbName: 'school' })
  const yesterday = { name: '昨日的名', revision: record.revision + 1_000_000 }
  const _id = new Types.ObjectId(record.id)
  await database.collection('Tutor').updateOne({ _id }, { $set: yesterday })
  await database.close()
  await office.sync()
  expect(await office.states()).toEqual(['modify conflict'])
})
