import { type Doc, decode, encode } from '../document.ts'
import { CommandError } from '../errors.ts'
import { CollectionStore } from './collectionStore.ts'
import { type IndexSpec, parseIndexSpec } from './indexSpec.ts'
import type { Storage } from './storage.ts'
import type { UnitOfWork } from './unitOfWork.ts'

/** Key part under which the descriptions of collections stand; collections count from 1. */
const DESCRIPTIONS = 0

/** All collections of all databases, by their namespace `database.collection`. */
export class Catalog {
  readonly #collections = new Map<string, CollectionStore>()
  #lastUid = 0

  /** Reads everything into memory; the disk is from then on only written. */
  static load(storage: Storage): Catalog {
    const catalog = new Catalog()
    const byUid = new Map<number, CollectionStore>()
    for (const { key, bytes } of storage.entries()) {
      const [uid, number] = key
      const doc = decode(bytes)
      if (uid === DESCRIPTIONS) {
        const collection = describedCollection(number, doc)
        byUid.set(number, collection)
        catalog.#collections.set(collection.namespace, collection)
        catalog.#lastUid = Math.max(catalog.#lastUid, number)
      } else byUid.get(uid)?.load(number, doc)
    }
    return catalog
  }

  find(database: string, name: string): CollectionStore | undefined {
    return this.#collections.get(`${database}.${name}`)
  }

  all(): CollectionStore[] {
    return [...this.#collections.values()]
  }

  in(database: string): CollectionStore[] {
    return this.all().filter(collection => collection.database === database)
  }

  /** @throws CommandError InvalidNamespace */
  findOrCreate(database: string, name: string, unit: UnitOfWork): CollectionStore {
    const known = this.find(database, name)
    if (known) return known
    if (name === '' || /[$\0]/.test(name) || name.startsWith('.') || name.endsWith('.')) {
      throw new CommandError('InvalidNamespace', `Invalid collection name: '${name}'`)
    }
    const collection = new CollectionStore(++this.#lastUid, database, name)
    this.#collections.set(collection.namespace, collection)
    unit.put([DESCRIPTIONS, collection.uid], description(collection), () =>
      this.#collections.delete(collection.namespace),
    )
    return collection
  }

  drop(collection: CollectionStore, unit: UnitOfWork): void {
    for (const record of collection.find({})) collection.remove(record, unit)
    this.#collections.delete(collection.namespace)
    unit.remove([DESCRIPTIONS, collection.uid], () =>
      this.#collections.set(collection.namespace, collection),
    )
  }

  /** @throws CommandError DuplicateKey */
  addIndex(collection: CollectionStore, spec: IndexSpec, unit: UnitOfWork): void {
    collection.addIndex(spec)
    unit.put([DESCRIPTIONS, collection.uid], description(collection), () =>
      collection.dropIndex(spec.name),
    )
  }

  dropIndex(collection: CollectionStore, spec: IndexSpec, unit: UnitOfWork): void {
    collection.dropIndex(spec.name)
    unit.put([DESCRIPTIONS, collection.uid], description(collection), () =>
      collection.addIndex(spec),
    )
  }
}

const description = ({ database, name, indexSpecs }: CollectionStore): Uint8Array =>
  encode({ database, name, indexes: indexSpecs })

function describedCollection(uid: number, doc: Doc): CollectionStore {
  const specs = (doc.indexes as unknown[]).map(parseIndexSpec)
  return new CollectionStore(uid, String(doc.database), String(doc.name), specs)
}
