/**
 * What may go wrong between an edit and the server, row by row, over HTTP and a real database. The rows
 * about the page itself stand in `tests/browser/admin/queue/offline.test.ts` (2, 6, 8 to 11, 20), those about
 * what others change meanwhile in `changedByOthers.test.ts` (12 to 15, 28, 30), those about files in
 * `waitingFiles.test.ts` (21, 22).
 */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { courses } from '#contract/collections/course.ts'
import { Failure } from '#contract/failure.ts'
import { backOff } from '#editing/backOff.ts'
import { officesAtServer } from './officesAtServer.ts'

const at = officesAtServer()
const { open, stored } = at

test('1: committed, but the answer is lost: one effect', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '改一次' })
  at.office.faults.push('after')
  expect(await at.office.sync()).toBe('away')
  expect(await at.office.sync()).toBe('done')
  expect(await at.office.read('Tutor', record.id)).toMatchObject({ name: '改一次', revision: 2 })
  expect(await at.office.edits()).toEqual([])
})

test.each(['killed before', 'killed after'] as const)(
  '3: %s it was answered: one effect',
  async kill => {
    const record = await stored()
    await at.office.modify('Tutor', record, { name: '中途關掉' })
    at.office.faults.push(kill)
    expect(await at.office.sync()).toBe('killed')
    expect(await at.office.states()).toEqual(['modify sending'])
    const reopened = await open({ name: at.office.name })
    expect(await reopened.sync()).toBe('done')
    expect(await reopened.read('Tutor', record.id)).toMatchObject({ name: '中途關掉', revision: 2 })
  },
)

test('4: killed while it is written down: as before, and not said to be saved', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '第一次' })
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('gone', 'AbortError')
  }
  const saving = at.office.modify('Tutor', record, { name: '第二次' })
  await expect(saving).rejects.toThrow()
  IDBObjectStore.prototype.put = put
  expect((await at.office.edits()).map(({ changes }) => changes)).toEqual([{ name: '第一次' }])
})

test('5: made without a network: it waits', async () => {
  at.office.faults.push('before')
  await at.office.add('Tutor', { name: '離線' })
  expect(await at.office.sync()).toBe('away')
  expect(await at.office.states()).toEqual(['add waiting'])
})

test('7: 200 with success:false acknowledges nothing', async () => {
  at.office.faults.push(new Failure('invalid', { message: '不接受' }))
  await at.office.add('Tutor', { name: '不成功' })
  await at.office.sync()
  expect(await at.office.states()).toEqual(['add rejected'])
})

test('8: signed out with 20 edits: nothing is lost, and after one login all go in order', async () => {
  for (let index = 0; index < 20; index += 1) await at.office.add('Tutor', { name: `第${index}位` })
  at.office.token = 'expired'
  expect(await at.office.sync()).toBe('signed out')
  expect(await at.office.edits()).toHaveLength(20)
  at.office.token = at.api.token
  at.office.calls.length = 0
  expect(await at.office.sync()).toBe('done')
  expect(at.office.calls.map(({ body }) => body?.name)).toEqual(
    Array.from({ length: 20 }, (_, index) => `第${index}位`),
  )
})

test('9: what another account has written is kept, and not sent', async () => {
  await at.office.add('Tutor', { name: '第一位的' })
  const second = await open({ author: 'somebody-else', name: at.office.name })
  expect(await second.sync()).toBe('done')
  expect([await second.edits(), await second.outbox.countOfOthers('somebody-else')]).toEqual([
    [],
    1,
  ])
  expect(await at.office.edits()).toHaveLength(1)
})

test('16: made, changed and deleted without a network: nothing is sent', async () => {
  const id = await at.office.add('Tutor', { name: '一時' })
  await at.office.modify('Tutor', { id, revision: 1, name: '一時' }, { name: '改了' })
  await at.office.remove('Tutor', { id, revision: null })
  await at.office.sync()
  expect(at.office.calls).toEqual([])
})

test('17: a tutor, a course that names them, and its order: the order and the ids hold', async () => {
  const tutorId = await at.office.add('Tutor', { name: '新導師' })
  const courseId = await at.office.add('DegreeCourse', { title: '新課程', tutor_ids: [tutorId] })
  at.office.faults.push('before')
  await at.office.sync()
  await at.office.note({
    target: { of: 'record', collection: 'DegreeCourse' },
    record: courseId,
    verb: 'modify',
    baseRevision: null,
    base: { sort_number: null },
    changes: { sort_number: 5 },
  })
  expect(await at.office.sync()).toBe('done')
  expect(await at.office.read('DegreeCourse', courseId)).toMatchObject({
    tutor_ids: [tutorId],
    sort_number: 5,
  })
})

test('18: one that is refused for good waits, and the others go', async () => {
  const refused = await at.office.add('Tutor', { job_title: '沒有姓名' })
  const fine = await at.office.add('Tutor', { name: '有姓名' })
  expect(await at.office.sync()).toBe('done')
  expect(await at.office.edits()).toMatchObject([{ record: refused, state: 'rejected' }])
  expect((await at.office.edits())[0]?.failure?.message).toContain('姓名：必須填寫')
  expect(await at.office.read('Tutor', fine)).toBeDefined()
})

test('19: as long as the server is away it is tried ever more rarely, and its own word is obeyed', async () => {
  const waits = [1, 2, 3, 9, 10, 50].map(attempts => backOff(attempts, undefined, 0.5))
  expect(waits).toEqual([750, 1_500, 3_000, 192_000, 225_000, 225_000])
  expect([backOff(1, undefined, 0), backOff(1, undefined, 1)]).toEqual([500, 1_000])
  expect(backOff(1, 120, 0)).toBe(120_000)
  const ids = [
    await at.office.add('Tutor', { name: '一' }),
    await at.office.add('Tutor', { name: '二' }),
  ]
  const away = ['unavailable', 'tooMany', 'unexpected', 'unavailable'] as const
  for (const code of away) at.office.faults.push(new Failure(code, { retryAfter: 1 }))
  while ((await at.office.edits()).length > 0) await at.office.sync()
  for (const id of ids) expect(await at.office.read('Tutor', id)).toMatchObject({ revision: 1 })
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
    expect(await at.office.read('Tutor', record.id)).toMatchObject({ name: '後', revision: 3 })
  }
})

test('26: the same key with other content is refused, and shown', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '第一次' })
  at.office.faults.push('killed after')
  await at.office.sync()
  const [edit] = await at.office.edits()
  if (edit) {
    const tampered = { ...edit, changes: { name: '另一個' } }
    await at.office.outbox.change(edit, () => [tampered])
  }
  await at.office.sync()
  expect(await at.office.edits()).toMatchObject([
    {
      state: 'rejected',
      failure: { code: 'invalid', message: expect.stringContaining('Idempotency-Key') },
    },
  ])
})

test('27: the database is away in the middle: nothing is lost, nothing doubled', async () => {
  const ids = []
  for (let index = 0; index < 4; index += 1)
    ids.push(await at.office.add('Tutor', { name: `資料庫${index}` }))
  at.office.faults.push(
    undefined,
    new Failure('unavailable'),
    undefined,
    new Failure('unavailable'),
    'after',
  )
  while ((await at.office.edits()).length > 0) await at.office.sync()
  for (const id of ids) expect(await at.office.read('Tutor', id)).toMatchObject({ revision: 1 })
})

test('29: a delete that is sent again, or asked otherwise, deletes once at most', async () => {
  const record = await stored()
  const call = editCalls(courses.degree).delete
  const path = `/api/deleteTutorById/${record.id}`
  const headers = { Authorization: `Token ${at.api.token}` }
  expect((await at.api.send(path, { method: 'HEAD', headers })).status).toBe(405)
  expect(
    (await at.api.send(path, { headers: { ...headers, 'Sec-Fetch-Mode': 'navigate' } })).status,
  ).toBe(403)
  expect(await at.office.read('Tutor', record.id)).toBeDefined()
  await at.office.remove('Tutor', record)
  at.office.faults.push('after')
  await at.office.sync()
  expect(await at.office.sync()).toBe('done')
  expect([call.method, await at.office.read('Tutor', record.id)]).toEqual(['GET', undefined])
})
