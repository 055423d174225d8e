import type { Doc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { compileFilter } from '../query/filter.ts'
import type { CollectionStore } from '../store/collectionStore.ts'
import { ID_INDEX } from '../store/indexSpec.ts'
import {
  collectionOf,
  createdCollection,
  type Handler,
  optionalDoc,
  optionalNumber,
  reading,
  refuseUnsupported,
  writing,
} from './command.ts'

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
    const known = collectionOf(call)
    if (known) {
      throw new CommandError('NamespaceExists', `Collection ${known.namespace} already exists.`)
    }
    createdCollection(call, unit)
    return { ok: 1 }
  })
}

const drop: Handler = call =>
  writing(call, unit => {
    const collection = collectionOf(call)
    if (!collection) throw new CommandError('NamespaceNotFound', 'ns not found')
    const nIndexesWas = collection.indexSpecs.length
    call.engine.catalog.drop(collection, unit)
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
