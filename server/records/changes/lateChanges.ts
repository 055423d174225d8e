/**
 * Asks a database without change streams what several collections have, and what was changed in them
 * lately: in one question for all of them, because so many small ones each second would keep an idle
 * process busy. A database that cannot join them (the embedded one) is asked for each.
 */
import type { Connection, mongo } from 'mongoose'
import pLimit from 'p-limit'

/** What is read of a document. */
export interface Noted extends mongo.Document {
  revision: number
  updated_at: Date
  deleted_at: Date | null
  updated_import: string | null
}

export const NOTED = { revision: 1, updated_at: 1, deleted_at: 1, updated_import: 1 } as const

export interface LateChanges {
  changed: Noted[]
  /** How many documents the collection has, the deleted among them. */
  count: number
}

/** So many collections are asked at once; whoever waits for a look waits for all. */
const TOGETHER = 6

const UNKNOWN_STAGE = 40_324

interface Parts {
  connection: Connection
  /** All of them exist. */
  collections: readonly string[]
  /** No more documents of one collection are answered. */
  most: number
}

/** Every answer is by collection. */
export function createLateChanges({ connection, collections, most }: Parts) {
  const atOnce = pLimit(TOGETHER)
  let canJoin = true

  const lately = (since: Date) => ({ updated_at: { $gte: since } })

  /** The same pipeline for each collection, as one answer; each document says where it is `from`. */
  function join<Found extends mongo.Document>(
    names: readonly string[],
    pipeline: readonly mongo.Document[],
  ) {
    const [first = '', ...others] = names
    const of = (name: string) => [...pipeline, { $addFields: { from: { $literal: name } } }]
    const unions = others.map(coll => ({ $unionWith: { coll, pipeline: of(coll) } }))
    const stages = [...of(first), ...unions]
    return connection.collection(first).aggregate<Found & { from: string }>(stages).toArray()
  }

  async function askTogether(since: Date): Promise<Map<string, LateChanges>> {
    const changes = [{ $match: lately(since) }, { $limit: most }, { $project: NOTED }]
    const counts = [{ $collStats: { count: {} } }, { $project: { count: 1 } }]
    const [changed, counted] = await Promise.all([
      join<Noted>(collections, changes),
      join<{ count: number }>(collections, counts),
    ])
    const of = (name: string) => changed.filter(({ from }) => from === name)
    return new Map(counted.map(({ from, count }) => [from, { changed: of(from), count }]))
  }

  async function askEach(since: Date): Promise<Map<string, LateChanges>> {
    const answers = collections.map(name =>
      atOnce(async () => {
        const documents = connection.collection<Noted>(name)
        const [changed, count] = await Promise.all([
          documents.find(lately(since), { projection: NOTED }).limit(most).toArray(),
          documents.estimatedDocumentCount(),
        ])
        return [name, { changed, count }] as const
      }),
    )
    return new Map(await Promise.all(answers))
  }

  return {
    /** All that was changed since a moment. Rejects where a collection is missing. */
    async since(moment: Date): Promise<Map<string, LateChanges>> {
      if (!canJoin) return askEach(moment)
      try {
        return await askTogether(moment)
      } catch (error) {
        if ((error as { code?: unknown }).code !== UNKNOWN_STAGE) throw error
        canJoin = false
        return askEach(moment)
      }
    },

    /** All that is in some of the collections, which are small. */
    async allOf(names: readonly string[]): Promise<Map<string, Noted[]>> {
      if (canJoin) {
        const found = await join<Noted>(names, [{ $project: NOTED }])
        return new Map(names.map(name => [name, found.filter(({ from }) => from === name)]))
      }
      const each = names.map(async name => {
        const documents = connection.collection<Noted>(name)
        return [name, await documents.find({}, { projection: NOTED }).toArray()] as const
      })
      return new Map(await Promise.all(each))
    },
  }
}
