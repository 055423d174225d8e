/** What the outbox keeps, whatever version wrote it. */
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { recordTarget } from '#contract/editTarget.ts'
import { newKey } from '#editing/edit.ts'
import { openOutboxDatabase } from '#editing/outbox/connection.ts'
import { createOutbox } from '#editing/outbox/outbox.ts'
import { type StoredEdit, toStored } from '#editing/outbox/schema.ts'
import { createUnsavedForms, formKey, unsavedPlace } from '#editing/outbox/unsavedForms.ts'
import { createWaitingFiles } from '#editing/outbox/waitingFiles.ts'
import { createReplay } from '#editing/replay.ts'
import { callFor } from '#editing/sending.ts'
import version1 from './outboxes/version1.json'
import version2 from './outboxes/version2.json'

/** An outbox as version 1 of the program left it. */
async function writeVersion1(name: string): Promise<void> {
  const database = await openDB(name, 1, {
    upgrade: old => {
      const edits = old.createObjectStore('edits', { keyPath: 'id' })
      edits.createIndex('author', 'author')
      edits.createIndex('record', ['author', 'collection', 'record'])
      old.createObjectStore('drafts', { keyPath: 'key' })
    },
  })
  for (const edit of version1.edits) await database.put('edits', edit)
  for (const draft of version1.drafts) await database.put('drafts', draft)
  database.close()
}

test('23: a journal of an older version is migrated: every edit and draft is there', async () => {
  const name = newKey()
  await writeVersion1(name)
  const database = await openOutboxDatabase(name)
  const edits = await createOutbox(database).all('admin')
  expect(edits.map(toStored)).toEqual(version1.edits)
  const [draft] = version1.drafts
  // It lies where its place is, without a part of its own, and is found among those of today.
  const place = draft?.key ?? ''
  const drafts = createUnsavedForms(database)
  expect(await drafts.of(place)).toEqual([draft])
  await drafts.keep(formKey(place, 'c'.repeat(24)), { values: { name: '另一份' } })
  await drafts.keep(formKey(`${place}0`, 'c'.repeat(24)), { values: { name: '別處' } })
  expect((await drafts.of(place)).map(({ values }) => values)).toEqual([
    { name: '另一份' },
    draft?.values,
  ])
  const file = await createWaitingFiles(database).keep('admin', new Blob(['a']), 'a.txt')
  expect(await createWaitingFiles(database).find(file)).toMatchObject({ label: 'a.txt', size: 1 })
  database.close()
})

/** An outbox as version 2 was written while an edit named its target by one word, `collection`. */
async function writeVersion2(name: string): Promise<void> {
  const database = await openOutboxDatabase(name)
  for (const edit of version2.edits as StoredEdit[]) await database.put('edits', edit)
  database.close()
}

test('an edit of every target is read as it was written, and is written as it was read', async () => {
  const name = newKey()
  await writeVersion2(name)
  const database = await openOutboxDatabase(name)
  const outbox = createOutbox(database)
  const edits = await outbox.all('admin')
  const calls = edits.slice(0, 5).map(edit => [edit.target, callFor(edit).call.name])
  expect(calls).toEqual([
    [{ of: 'record', collection: 'Tutor' }, 'modifyTutor'],
    [{ of: 'draft', collection: 'Tutor' }, 'modifyTutorDraft'],
    [{ of: 'setting' }, 'modifySetting'],
    [{ of: 'file' }, 'modifyFile'],
    [{ of: 'import', collection: 'Tutor' }, 'importTutor'],
  ])
  // One of a collection that this version does not know waits for its author, as it was typed.
  expect(edits[5]?.target).toEqual({ of: 'record', collection: 'Bygone' })
  // Each is found by its owner, and whatever changes of it, its target is spelled as before.
  for (const edit of edits) {
    await outbox.change(edit, own => own.map(each => ({ ...each, attempts: 7 })))
  }
  const written = version2.edits.map(edit => ({ ...edit, attempts: 7 }))
  expect(await database.getAll('edits')).toEqual(written)
  database.close()
})

test('24: it lies in a database of its own: what is read may be dropped without it', async () => {
  const name = newKey()
  const database = await openOutboxDatabase(name)
  const edit = {
    target: recordTarget({ name: 'Tutor' }),
    record: 'a'.repeat(24),
    title: '導師',
    author: 'admin',
  }
  const outbox = createOutbox(database)
  await outbox.record({
    ...edit,
    verb: 'add',
    baseRevision: null,
    base: {},
    changes: { name: '導師' },
  })
  indexedDB.deleteDatabase('school-website')
  expect(await outbox.all('admin')).toHaveLength(1)
  database.close()
})

test('edits that are folded are undone with the later of what each was saved with', async () => {
  const database = await openOutboxDatabase(newKey())
  const outbox = createOutbox(database)
  const about = { target: recordTarget({ name: 'Tutor' }), title: '導師', author: 'admin' }
  const save = (record: string, field: string, operation?: string) =>
    outbox.record({
      ...{ ...about, record, verb: 'modify', baseRevision: 1, operation },
      ...{ base: { [field]: 'a' }, changes: { [field]: 'b' } },
    })
  const [both, alone] = ['a'.repeat(24), 'b'.repeat(24)]
  for (const record of [both, alone]) await save(record, 'job_title', 'first')
  await save(both, 'major', 'second')
  await save(alone, 'major')
  const edits = await outbox.all('admin')
  expect(edits.map(({ record, operation }) => [record, operation])).toEqual([
    [both, 'second'],
    [alone, undefined],
  ])
  database.close()
})

/** Milliseconds. */
const DAY = 24 * 60 * 60_000

test('files that nothing names any more are dropped after a day, and no others', async () => {
  const database = await openOutboxDatabase(newKey())
  let now = Date.now()
  const files = createWaitingFiles(database, () => now)
  const outbox = createOutbox(database)
  const [named, drafted, left, others] = [
    await files.keep('admin', new Blob(['1']), '1'),
    await files.keep('admin', new Blob(['2']), '2'),
    await files.keep('admin', new Blob(['3']), '3'),
    await files.keep('else', new Blob(['4']), '4'),
  ]
  const edit = {
    target: recordTarget({ name: 'Tutor' }),
    record: 'b'.repeat(24),
    title: '導師',
    author: 'admin',
  }
  await outbox.record({
    ...edit,
    verb: 'add',
    baseRevision: null,
    base: {},
    changes: { image: named },
  })
  const place = { author: 'admin', collection: 'Tutor', record: 'new' }
  await createUnsavedForms(database).keep(formKey(unsavedPlace(place), 'd'.repeat(24)), {
    values: { image: drafted },
  })
  const there = async () => {
    await files.tidy('admin')
    const found = await Promise.all([named, drafted, left, others].map(id => files.find(id)))
    return [...found.map(Boolean), await database.count('pieces')]
  }
  now += DAY - 1
  expect(await there()).toEqual([true, true, true, true, 4])
  now += 1
  expect(await there()).toEqual([true, true, false, true, 3])
  database.close()
})

test('a form that stays open after its edit was sent saves again, though another tab has tidied since', async () => {
  const database = await openOutboxDatabase(newKey())
  let now = Date.now()
  const files = createWaitingFiles(database, () => now)
  const outbox = createOutbox(database)
  const picture = await files.keep('admin', new Blob(['1']), '1')
  const sent: unknown[] = []
  const replay = createReplay({
    outbox,
    files,
    upload: async () => 'stored.webp',
    send: async ({ body }) => {
      sent.push(body?.image)
      return { id: body?.id, revision: 2 }
    },
  })
  const save = async (name: string) => {
    const edit = { target: recordTarget({ name: 'Tutor' }), record: 'b'.repeat(24), title: name }
    const changes = { name, image: picture }
    await outbox.record({
      ...{ ...edit, author: 'admin', verb: 'modify', baseRevision: 1 },
      ...{ base: {}, changes },
    })
    await replay('admin')
    expect(await outbox.all('admin')).toEqual([])
  }
  await save('一')
  // Days later its bytes are of no use any more: the server has them.
  now += 3 * DAY
  await files.tidy('admin')
  expect(await database.count('pieces')).toBe(0)
  await save('二')
  expect(sent).toEqual(['stored.webp', 'stored.webp'])
  // What the server keeps it may have dropped by then, as nothing names it.
  now += 31 * DAY
  await files.tidy('admin')
  expect(await files.find(picture)).toBeUndefined()
  database.close()
})
