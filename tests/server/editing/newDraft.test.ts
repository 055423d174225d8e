/** A new record and its draft, which the server can have only after it. */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import { newRecordId } from '#editing/edit.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { openOffice } from './office.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

test('the draft of a new record waits until the server has the record, also where that is refused first', async () => {
  const office = await openOffice(api)
  const record = newRecordId()
  const added = {
    target: recordTarget(tutor),
    record,
    verb: 'add',
    baseRevision: null,
    base: {},
  } as const
  const enabled = false
  await office.note({ ...added, changes: { name: null, enabled } })
  await office.note({
    ...added,
    target: draftTarget(tutor),
    verb: 'modify',
    base: { enabled },
    changes: { enabled: true },
  })
  expect(await office.sync()).toBe('done')
  expect(await office.states()).toEqual(['add rejected', 'modify waiting'])
  expect(office.calls.map(({ call }) => call.name)).toEqual(['addTutor'])
  // Its author corrects the form that is still open, and saves it again.
  await office.note({ ...added, changes: { name: '改好的導師', enabled } })
  expect(await office.sync()).toBe('done')
  expect(await office.edits()).toEqual([])
  const names = office.calls.map(({ call }) => call.name)
  expect(names).toEqual(['addTutor', 'addTutor', 'modifyTutorDraft'])
  office.close()
})
