import type { Doc } from '../document'
import { CommandError } from '../errors'
import { compileFilter } from '../query/filter'
import type { CollectionStore } from '../store/collectionStore'
import { ID_INDEX } from '../store/indexSpec'
import {
  collectionName,
  type Handler,
  optionalDoc,
  optionalNumber,
  reading,
  refuseUnsupported,
  writing,
} from './command'

const CREATE_OPTIONS = [
  'capped',
  'timeseries',
  'viewOn',
  'validator',
  'collation',
  'clusteredIndex',
]

const create: Handler = call => {
  refuseUnsupported(call.body, ...CREATE_OPTIONS)
  return writing(call, unit => {
    const { catalog } = call.engine
    const name = collectionName(call)
    if (catalog.find(call.database, name)) {
      throw new CommandError(
        'NamespaceExists',
        `Collection ${call.database}.${name} already exists.`,
      )
    }
    catalog.findOrCreate(call.database, name, unit)
    return { ok: 1 }
  })
}

const drop: Handler = call =>
  writing(call, unit => {
    const { catalog } = call.engine
    const collection = catalog.find(call.database, collectionName(call))
    if (!collection) throw new CommandError('NamespaceNotFound', 'ns not found')
    const nIndexesWas = collection.indexSpecs.length
    catalog.drop(collection, unit)
    return { nIndexesWas, ns: collection.namespace, ok: 1 }
  })

const dropDatabase: Handler = call =>
  writing(call, unit => {
    const { catalog } = call.engine
    for (const collection of catalog.in(call.database)) catalog.drop(collection, unit)
    return { dropped: call.database, ok: 1 }
  })

const describe = ({ name, namespace }: CollectionStore): Doc => ({
  name,
  type: 'collection',
  options: {},
  info: { readOnly: false },
  idIndex: { ...ID_INDEX, ns: namespace },
})

const listCollections: Handler = async call => {
  const { body, database, engine } = call
  const matches = compileFilter(optionalDoc(body.filter))
  const all = await reading(call, () => engine.catalog.in(database).map(describe).filter(matches))
  const shown = body.nameOnly ? all.map(({ name, type }) => ({ name, type })) : all
  const { batchSize } = optionalDoc(body.cursor)
  const namespace = `${database}.$cmd.listCollections`
  return engine.cursors.reply(namespace, shown, optionalNumber(batchSize))
}

const listDatabases: Handler = call =>
  reading(call, () => {
    const names = new Set(call.engine.catalog.all().map(collection => collection.database))
    return { databases: [...names].map(name => ({ name, empty: false })), ok: 1 }
  })

export const collectionCommands: Record<string, Handler> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
}
