/** The rows of the fault table (`faultTable.test.ts`) about an edit of what is otherwise on the server by then. */
import 'fake-indexeddb/auto'
import { createConnection, Types } from 'mongoose'
import { describe, expect, test } from 'vitest'
import { overlay } from '#editing/overlay.ts'
import { officesAtServer } from './officesAtServer.ts'

const at = officesAtServer()
const { open, stored, other } = at

test('12: two people, different fields: both are kept, by itself', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '我的名' })
  await other(record, { job_title: '他的職' })
  expect(await at.office.sync()).toBe('done')
  expect(await at.office.read('Tutor', record.id)).toMatchObject({
    name: '我的名',
    job_title: '他的職',
  })
})

test('13: the same field: it is asked, and neither text is lost', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '我的名', job_title: '我的職' })
  await other(record, { name: '他的名' })
  await at.office.sync()
  const [edit] = await at.office.edits()
  expect(edit).toMatchObject({
    state: 'conflict',
    changes: { name: '我的名', job_title: '我的職' },
    theirs: { name: '他的名' },
  })
  if (edit)
    await at.office.decide(edit, {
      take: 'values',
      values: { name: '他的名', job_title: '我的職' },
    })
  await at.office.sync()
  expect(await at.office.read('Tutor', record.id)).toMatchObject({
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
    await at.office.modify('Tutor', record, { name: '我的名' })
    const elsewhere = await open()
    await elsewhere.remove('Tutor', record)
    await elsewhere.sync()
    await at.office.sync()
    const [edit] = await at.office.edits()
    expect(edit).toMatchObject({ state: 'conflict', theirs: null })
    if (edit) await at.office.decide(edit, decision)
    expect(await at.office.sync()).toBe('done')
    expect((await at.office.read('Tutor', record.id))?.name).toBe(name)
    expect(await at.office.edits()).toEqual([])
  })
})

test('15: deleted here, changed by another: it is asked', async () => {
  const record = await stored()
  await at.office.remove('Tutor', record)
  await other(record, { name: '他的名' })
  await at.office.sync()
  expect(await at.office.states()).toEqual(['delete conflict'])
  expect(await at.office.read('Tutor', record.id)).toMatchObject({ name: '他的名' })
})

test('28: what arrives fresh does not cover an edit that waits', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '我的名' })
  const fresh = await other(record, { job_title: '新職' })
  const [shown] = overlay([fresh], await at.office.edits())
  expect(shown).toMatchObject({ values: { name: '我的名', job_title: '新職' }, pending: 'waiting' })
})

test('30: a server restored from a backup: a conflict, and not silence', async () => {
  const record = await stored()
  await at.office.modify('Tutor', record, { name: '我的名' })
  // What restoring does: the record of yesterday, under a revision that nobody has ever seen.
  const database = createConnection(await at.api.databaseUri(), { dbName: 'school' })
  const yesterday = { name: '昨日的名', revision: record.revision + 1_000_000 }
  const _id = new Types.ObjectId(record.id)
  await database.collection('Tutor').updateOne({ _id }, { $set: yesterday })
  await database.close()
  await at.office.sync()
  expect(await at.office.states()).toEqual(['modify conflict'])
})
