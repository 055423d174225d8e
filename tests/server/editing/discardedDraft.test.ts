/** A draft that is given up before the server has it, where somebody else has begun one meanwhile. */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allDraftCalls } from '#contract/calls/drafts.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import type { RecordDrafts } from '#contract/recordDraft.ts'
import { newRecordId } from '#editing/edit.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { openOffice } from './office.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

/** A draft, as one is begun where none is known. */
const begun = (record: string, job_title: string) =>
  ({
    target: draftTarget(tutor),
    record,
    verb: 'modify',
    baseRevision: null,
    base: { job_title: '講師' },
    changes: { job_title },
  }) as const

const givenUp = (record: string) =>
  ({ ...begun(record, ''), verb: 'delete', base: {}, changes: {} }) as const

test('takes nothing of theirs along, and ends what the server may have', async () => {
  const [here, there] = await Promise.all([openOffice(api), openOffice(api)])
  const record = newRecordId()
  await here.note({
    target: recordTarget(tutor),
    record,
    verb: 'add',
    baseRevision: null,
    base: {},
    changes: { name: '兩人起草', job_title: '講師' },
  })
  await here.sync()
  const drafts = async () => {
    const { envelope } = await api.ask<RecordDrafts>(allDraftCalls.listDrafts)
    return envelope.data?.Tutor?.map(({ job_title }) => job_title)
  }

  await here.note(begun(record, '我的'))
  await there.note(begun(record, '同事的'))
  await there.sync()
  await here.note(givenUp(record))
  await here.sync()
  expect(await here.edits()).toEqual([])
  expect(await drafts()).toEqual(['同事的'])

  // Two edits of it, the first of which the server has, though nobody was told so.
  await there.note({ ...givenUp(record), baseRevision: 1 })
  await there.sync()
  expect(await drafts()).toEqual([])
  here.faults.push('after')
  await here.note(begun(record, '送到了'))
  expect(await here.sync()).toBe('away')
  await here.note(begun(record, '又改了'))
  await here.note(givenUp(record))
  await here.sync()
  expect(await here.edits()).toEqual([])
  expect(await drafts()).toEqual([])
  for (const office of [here, there]) office.close()
})
