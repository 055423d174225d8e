import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

/** mongoose itself, unchanged: what it does beyond the driver must work too. */
export function modelRules({ uri }: Subject): void {
  let connection: mongoose.Connection
  const courseSchema = new mongoose.Schema(
    {
      title: { type: String, required: true },
      url: { type: String, unique: true, sparse: true },
      fee: Number,
      tags: [String],
      files: [{ name: String, size: Number }],
      labels: { type: Map, of: String },
      tutor: { type: mongoose.Schema.Types.ObjectId, ref: 'Tutor' },
      bytes: Buffer,
    },
    { timestamps: true, optimisticConcurrency: true },
  )
  const tutorSchema = new mongoose.Schema({ name: String })
  const course = () => connection.model('Course', courseSchema)
  const tutor = () => connection.model('Tutor', tutorSchema)

  beforeAll(async () => {
    connection = await mongoose.createConnection(uri(), { dbName: 'models' }).asPromise()
    await Promise.all([course().init(), tutor().init()])
  })
  afterAll(() => connection?.close())

  it('creates a record and reads it back with its types', async () => {
    const { _id } = await course().create({
      title: 'A',
      tags: ['x'],
      labels: { k: 'v' },
      bytes: Buffer.from([1, 2]),
    })
    const found = await course().findById(_id)
    expect(found?.createdAt).toBeInstanceOf(Date)
    expect(found?.labels?.get('k')).toBe('v')
    expect(found?.bytes?.length).toBe(2)
  })

  it('builds the indexes of its schema', async () => {
    await course().create({ title: 'B', url: '/b' })
    const error = await refused(11000, course().create({ title: 'C', url: '/b' }))
    expect(error).toMatchObject({ keyPattern: { url: 1 } })
    await course().syncIndexes()
    expect(await course().listIndexes()).toMatchObject([{ name: '_id_' }, { key: { url: 1 } }])
  })

  it('saves changes of lists and maps, and refuses an older version', async () => {
    const { _id } = await course().create({ title: 'D', tags: ['x', 'y'] })
    const [mine, theirs] = [await course().findById(_id), await course().findById(_id)]
    mine?.set('tags', ['y'])
    mine?.files.push({ name: 'f', size: 1 })
    mine?.set('labels', new Map([['z', '1']]))
    await mine?.save()
    const saved = await course().findById(_id).lean()
    expect(saved).toMatchObject({ tags: ['y'], files: [{ name: 'f' }], labels: { z: '1' } })
    theirs?.set('title', 'late')
    await expect(theirs?.save()).rejects.toMatchObject({ name: 'VersionError' })
  })

  it('populates references', async () => {
    const { _id } = await tutor().create({ name: '陳老師' })
    const made = await course().create({ title: 'E', tutor: _id })
    const found = await course().findById(made._id).populate('tutor').lean()
    expect(found?.tutor).toMatchObject({ name: '陳老師' })
  })

  it('sends a mixed bulk write', async () => {
    const result = await course().bulkWrite([
      { insertOne: { document: { title: 'bulk', fee: 1 } } },
      { updateOne: { filter: { title: 'bulk' }, update: { $set: { fee: 2 } } } },
      { deleteOne: { filter: { title: 'bulk', fee: 2 } } },
    ])
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, deletedCount: 1 })
  })
}
