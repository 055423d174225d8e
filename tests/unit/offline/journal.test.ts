/** What the journal keeps, whatever version wrote it. */
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { newKey } from '#offline/edit'
import { createDrafts, draftKey, draftPlace } from '#offline/journal/drafts'
import { createJournal, openJournalDatabase } from '#offline/journal/journal'
import { createWaitingFiles } from '#offline/journal/waitingFiles'
import version1 from './journals/version1.json'

/** A journal as version 1 of the program left it. */
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
  const database = await openJournalDatabase(name)
  expect(await createJournal(database).all('admin')).toEqual(version1.edits)
  const [draft] = version1.drafts
  // It lies where its place is, without a part of its own, and is found among those of today.
  const place = draft?.key ?? ''
  const drafts = createDrafts(database)
  expect(await drafts.of(place)).toEqual([draft])
  await drafts.keep(draftKey(place, 'c'.repeat(24)), { name: '另一份' })
  await drafts.keep(draftKey(`${place}0`, 'c'.repeat(24)), { name: '別處' })
  expect((await drafts.of(place)).map(({ values }) => values)).toEqual([
    { name: '另一份' },
    draft?.values,
  ])
  const file = await createWaitingFiles(database).keep('admin', new Blob(['a']), 'a.txt')
  expect(await createWaitingFiles(database).find(file)).toMatchObject({ label: 'a.txt', size: 1 })
  database.close()
})

test('24: it lies in a database of its own: what is read may be dropped without it', async () => {
  const name = newKey()
  const database = await openJournalDatabase(name)
  const edit = { collection: 'Tutor', record: 'a'.repeat(24), title: '導師', author: 'admin' }
  const journal = createJournal(database)
  await journal.record({
    ...edit,
    verb: 'add',
    baseRevision: null,
    base: {},
    changes: { name: '導師' },
  })
  indexedDB.deleteDatabase('school-website')
  expect(await journal.all('admin')).toHaveLength(1)
  database.close()
})

test('files that nothing names any more are dropped, and no others', async () => {
  const database = await openJournalDatabase(newKey())
  const files = createWaitingFiles(database)
  const journal = createJournal(database)
  const [named, drafted, left, others] = [
    await files.keep('admin', new Blob(['1']), '1'),
    await files.keep('admin', new Blob(['2']), '2'),
    await files.keep('admin', new Blob(['3']), '3'),
    await files.keep('else', new Blob(['4']), '4'),
  ]
  const edit = { collection: 'Tutor', record: 'b'.repeat(24), title: '導師', author: 'admin' }
  await journal.record({
    ...edit,
    verb: 'add',
    baseRevision: null,
    base: {},
    changes: { image: named },
  })
  const place = { author: 'admin', collection: 'Tutor', record: 'new' }
  await createDrafts(database).keep(draftKey(draftPlace(place), 'd'.repeat(24)), { image: drafted })
  await files.tidy('admin')
  const there = await Promise.all([named, drafted, left, others].map(id => files.find(id)))
  expect(there.map(Boolean)).toEqual([true, true, false, true])
  expect(await database.count('pieces')).toBe(3)
  database.close()
})
