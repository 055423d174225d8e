import { mongo } from 'mongoose'

const AT_ONCE = 500
const YESTERDAY_MS = 24 * 60 * 60 * 1_000

/**
 * Puts many news beside those that a database has, straight into it, as they were written yesterday.
 * @param {string} uri of the database
 * @param {number} many how many
 * @param {{ isDeleted: boolean }} where in the trash, or to be seen
 */
export async function addMany(uri, many, { isDeleted }) {
  const client = await new mongo.MongoClient(uri).connect()
  const records = client.db('school').collection('News')
  const { _id, ...one } = await records.findOne({ deleted_at: null })
  const then = new Date(Date.now() - YESTERDAY_MS)
  for (let first = 0; first < many; first += AT_ONCE) {
    const copies = Array.from({ length: Math.min(AT_ONCE, many - first) }, (_, index) => ({
      ...one,
      title: `第 ${first + index} 項`,
      receipts: [],
      updated_at: then,
      deleted_at: isDeleted ? then : null,
    }))
    await records.insertMany(copies)
  }
  await client.close()
}
