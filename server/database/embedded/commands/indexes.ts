import { isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { valueKey } from '../query/bsonOrder.ts'
import type { CollectionStore } from '../store/collectionStore.ts'
import { ID_INDEX, type IndexSpec, parseIndexSpec, sameSpec } from '../store/indexSpec.ts'
import {
  type Call,
  collectionName,
  collectionOf,
  createdCollection,
  type Handler,
  optionalDoc,
  optionalNumber,
  reading,
  writing,
} from './command.ts'

const createIndexes: Handler = call => {
  if (!Array.isArray(call.body.indexes)) throw new CommandError('BadValue', 'indexes: an array')
  const specs = call.body.indexes.map(parseIndexSpec)
  return writing(call, unit => {
    const createdCollectionAutomatically = !collectionOf(call)
    const collection = createdCollection(call, unit)
    const numIndexesBefore = collection.indexSpecs.length
    for (const spec of specs) {
      if (!alreadyThere(collection, spec)) call.engine.catalog.addIndex(collection, spec, unit)
    }
    const numIndexesAfter = collection.indexSpecs.length
    const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {}
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 }
  })
}

/** @throws CommandError when another index has the name, or the same key with other options */
function alreadyThere(collection: CollectionStore, spec: IndexSpec): boolean {
  const sameKey = (other: IndexSpec) => valueKey(other.key) === valueKey(spec.key)
  if (sameKey(ID_INDEX)) return true
  for (const known of collection.indexSpecs) {
    if (sameSpec(known, spec)) return true
    if (known.name === spec.name) {
      const code = sameKey(known) ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict'
      throw new CommandError(code, `An index named ${spec.name} exists with other options or key`)
    }
    if (sameKey(known)) {
      throw new CommandError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${known.name}`,
      )
    }
  }
  return false
}

const listIndexes: Handler = async call => {
  const { engine, body } = call
  const collection = existing(call)
  const specs = await reading(call, () => collection.indexSpecs.map(spec => ({ ...spec })))
  const { batchSize } = optionalDoc(body.cursor)
  return engine.cursors.reply(collection.namespace, specs, optionalNumber(batchSize))
}

const dropIndexes: Handler = call =>
  writing(call, unit => {
    const collection = existing(call)
    const nIndexesWas = collection.indexSpecs.length
    for (const spec of chosen(collection, call.body.index)) {
      call.engine.catalog.dropIndex(collection, spec, unit)
    }
    return { nIndexesWas, ok: 1 }
  })

/** The indexes that `'*'`, a name, a key or a list of names stands for. */
function chosen(collection: CollectionStore, which: unknown): IndexSpec[] {
  const specs = collection.indexSpecs
  if (which === '*') return specs.filter(spec => spec.name !== ID_INDEX.name)
  return [which].flat().map(item => {
    const spec = specs.find(({ name, key }) =>
      isDoc(item) ? valueKey(key) === valueKey(item) : name === item,
    )
    if (!spec) throw new CommandError('IndexNotFound', `index not found with name [${item}]`)
    if (spec.name === ID_INDEX.name) throw new CommandError('InvalidOptions', 'cannot drop _id')
    return spec
  })
}

function existing(call: Call): CollectionStore {
  const collection = collectionOf(call)
  if (collection) return collection
  const namespace = `${call.database}.${collectionName(call)}`
  throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`)
}

export const indexCommands: Record<string, Handler> = { createIndexes, listIndexes, dropIndexes }
