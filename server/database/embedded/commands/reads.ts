import { Long } from 'bson'
import type { Doc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { valueKey } from '../query/bsonOrder.ts'
import { elementsAt } from '../query/paths.ts'
import { runPipeline } from '../query/pipeline.ts'
import { project } from '../query/projection.ts'
import { sortDocuments } from '../query/sorting.ts'
import {
  type Call,
  collectionName,
  collectionOf,
  findIn,
  type Handler,
  optionalDoc,
  optionalNumber,
  reading,
  refuseUnsupported,
} from './command.ts'

const matching = (call: Call, filter: Doc): Doc[] =>
  findIn(collectionOf(call), filter).map(record => record.doc)

function page(docs: Doc[], skip: number | undefined, limit: number | undefined): Doc[] {
  const start = skip ?? 0
  return docs.slice(start, limit ? start + Math.abs(limit) : undefined)
}

const find: Handler = async call => {
  const { body, database, engine } = call
  refuseUnsupported(body, 'collation', 'let', 'min', 'max', 'tailable')
  const filter = optionalDoc(body.filter)
  const sort = optionalDoc(body.sort)
  const docs = await reading(call, () => {
    const found = matching(call, filter)
    const sorted = Object.keys(sort).length > 0 ? sortDocuments(found, sort) : found
    const shown = page(sorted, optionalNumber(body.skip), optionalNumber(body.limit))
    return project(shown, optionalDoc(body.projection), filter)
  })
  const single = body.singleBatch === true || Number(body.limit) < 0
  const namespace = `${database}.${collectionName(call)}`
  return engine.cursors.reply(namespace, docs, optionalNumber(body.batchSize), single)
}

const count: Handler = call => {
  const { body } = call
  refuseUnsupported(body, 'collation')
  return reading(call, () => {
    const docs = matching(call, optionalDoc(body.query))
    return { n: page(docs, optionalNumber(body.skip), optionalNumber(body.limit)).length, ok: 1 }
  })
}

const distinct: Handler = call => {
  const { body } = call
  refuseUnsupported(body, 'collation')
  return reading(call, () => {
    const values = new Map<string, unknown>()
    for (const doc of matching(call, optionalDoc(body.query))) {
      for (const value of elementsAt(doc, String(body.key))) {
        if (value !== undefined) values.set(valueKey(value), value)
      }
    }
    return { values: [...values.values()], ok: 1 }
  })
}

const aggregate: Handler = async call => {
  const { body, database, engine } = call
  refuseUnsupported(body, 'collation', 'let')
  if (body.explain) refuseUnsupported(body, 'explain')
  if (!Array.isArray(body.pipeline)) throw new CommandError('BadValue', 'pipeline: an array')
  const [first, ...others] = body.pipeline as Doc[]
  const target = Object.values(body)[0]
  const docs = await reading(call, () => {
    const documentsOf = (name: string) => engine.catalog.find(database, name)?.documents() ?? []
    if (typeof target !== 'string') return runPipeline([], body.pipeline as Doc[], documentsOf)
    // A leading $match goes through the store, which knows the indexes.
    const filter = first?.$match === undefined ? undefined : optionalDoc(first.$match)
    if (!filter) return runPipeline(documentsOf(target), body.pipeline as Doc[], documentsOf)
    return runPipeline(matching(call, filter), others, documentsOf)
  })
  const { batchSize } = optionalDoc(body.cursor)
  const name = typeof target === 'string' ? target : '$cmd.aggregate'
  return engine.cursors.reply(`${database}.${name}`, docs, optionalNumber(batchSize))
}

const getMore: Handler = ({ body, database, engine }) =>
  engine.cursors.next(
    Number(body.getMore),
    `${database}.${body.collection}`,
    optionalNumber(body.batchSize),
  )

const killCursors: Handler = ({ body, engine }) => {
  const ids = (Array.isArray(body.cursors) ? body.cursors : []) as (Long | number)[]
  const killed = ids.filter(id => engine.cursors.kill(Number(id)))
  const cursorsNotFound = ids.filter(id => !killed.includes(id))
  const asLong = (list: (Long | number)[]) => list.map(id => Long.fromValue(id))
  return {
    cursorsKilled: asLong(killed),
    cursorsNotFound: asLong(cursorsNotFound),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  }
}

export const readCommands: Record<string, Handler> = {
  find,
  count,
  distinct,
  aggregate,
  getMore,
  killCursors,
}
