import { beforeEach, expect, it } from 'vitest'
import type { Doc } from '#server/database/embedded/document.ts'
import { removeExpired } from '#server/database/embedded/expiry.ts'
import { Catalog } from '#server/database/embedded/store/catalog.ts'
import type { StoredRecord } from '#server/database/embedded/store/collectionStore.ts'
import { CommitQueue } from '#server/database/embedded/store/commitQueue.ts'
import { parseIndexSpec } from '#server/database/embedded/store/indexSpec.ts'
import { type Change, NoSpaceError } from '#server/database/embedded/store/storage.ts'
import { UnitOfWork } from '#server/database/embedded/store/unitOfWork.ts'

/** A disk whose every write the test lets through or refuses by hand. */
class Disk {
  readonly writes: { changes: readonly Change[]; end: (error?: unknown) => void }[] = []

  write(changes: readonly Change[]): Promise<void> {
    return new Promise((done, fail) => {
      this.writes.push({ changes, end: error => (error ? fail(error) : done()) })
    })
  }

  end(error?: unknown): void {
    this.writes.shift()?.end(error)
  }
}

let disk: Disk
let queue: CommitQueue
let catalog: Catalog
let fatal: unknown[]

beforeEach(() => {
  disk = new Disk()
  fatal = []
  queue = new CommitQueue(disk, error => fatal.push(error))
  catalog = new Catalog()
})

const tick = () => new Promise(done => setImmediate(done))
const courses = () => catalog.find('school', 'courses')
const contents = () =>
  courses()
    ?.documents()
    .map(({ _id, ...fields }) => fields)

/** Changes memory now and gives the promise of its commit. */
function write(work: (unit: UnitOfWork) => void): Promise<void> {
  const unit = new UnitOfWork()
  work(unit)
  return queue.commit(unit)
}
const insert = (doc: Doc) =>
  write(unit => catalog.findOrCreate('school', 'courses', unit).insert(doc, unit))
const record = (filter: Doc) => courses()?.find(filter)[0] as StoredRecord

it('takes back all that was not stored, newest first, and what came later too', async () => {
  const stored = insert({ n: 1 })
  disk.end()
  await stored
  const lost = [
    insert({ n: 2 }),
    write(unit => {
      const first = record({ n: 1 })
      courses()?.replace(first, { ...first.doc, n: 9 }, unit)
    }),
  ]
  const spec = parseIndexSpec({ key: { n: 1 }, name: 'n_1', unique: true })
  lost.push(write(unit => catalog.addIndex(courses() as never, spec, unit)))
  lost.push(write(unit => courses()?.remove(record({ n: 2 }), unit)))
  lost.push(write(unit => catalog.drop(courses() as never, unit)))
  expect(courses()).toBeUndefined()

  const outcomes = Promise.allSettled(lost)
  disk.end(new NoSpaceError())
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { codeName: 'OutOfDiskSpace' } })
  }
  expect(contents()).toEqual([{ n: 1 }])
  expect(courses()?.indexSpecs.map(index => index.name)).toEqual(['_id_'])
  expect(courses()?.find({ n: 1 })).toHaveLength(1)
  expect(fatal).toEqual([])

  const later = insert({ n: 3 })
  disk.end()
  await later
  expect(contents()).toEqual([{ n: 1 }, { n: 3 }])
})

it('answers a reader only when what it saw is stored', async () => {
  const written = insert({ n: 1 })
  let answered = false
  const read = queue.commit(new UnitOfWork()).then(() => {
    answered = true
  })
  await tick()
  expect(answered).toBe(false)
  disk.end()
  await written
  await tick()
  disk.end()
  await read
  expect(answered).toBe(true)
})

it('puts what waits into one commit, in the order it happened', async () => {
  const all = [insert({ n: 1 }), insert({ n: 2 }), insert({ n: 3 })]
  expect(disk.writes).toHaveLength(1)
  disk.end()
  await all[0]
  await tick()
  expect(disk.writes.map(({ changes }) => changes.map(change => change.key[1]))).toEqual([[2, 3]])
  disk.end()
  await Promise.all(all)
})

it('refuses everything once the disk failed, and says so once', async () => {
  const failing = insert({ n: 1 })
  const error = new Error('I/O error')
  disk.end(error)
  await expect(failing).rejects.toMatchObject({ codeName: 'InternalError' })
  expect(fatal).toEqual([error])
  await expect(insert({ n: 2 })).rejects.toMatchObject({ codeName: 'InternalError' })
  await expect(queue.commit(new UnitOfWork())).rejects.toMatchObject({ codeName: 'InternalError' })
  expect(courses()).toBeUndefined()
  expect(fatal).toHaveLength(1)
})

it('removes what a TTL index says is over, and nothing without a date', async () => {
  const now = Date.now()
  const spec = parseIndexSpec({ key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 })
  const made = write(unit => {
    const collection = catalog.findOrCreate('school', 'courses', unit)
    catalog.addIndex(collection, spec, unit)
    for (const age of [59, 60, 61]) collection.insert({ age, at: new Date(now - age * 1000) }, unit)
    collection.insert({ at: 'never' }, unit)
    collection.insert({}, unit)
  })
  disk.end()
  await made
  const removed = removeExpired(catalog, queue, now)
  disk.end()
  await removed
  expect(contents()).toMatchObject([{ age: 59 }, { at: 'never' }, {}])
})
