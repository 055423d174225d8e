import { type Doc, encode, storable } from '../document.ts'
import { immutableId } from '../errors.ts'
import { sameValue } from '../query/bsonOrder.ts'
import { compileFilter, conditionsOf } from '../query/filter.ts'
import { DocumentIndex } from './documentIndex.ts'
import { ID_INDEX, type IndexSpec } from './indexSpec.ts'
import type { UnitOfWork } from './unitOfWork.ts'

export type StoredRecord = { readonly number: number; readonly doc: Doc }

/**
 * One collection in memory: its documents in the order of insertion and their indexes. Stored
 * documents are never changed, only replaced, so a cursor may hold on to them. Every change is
 * checked against all unique indexes first and then applied whole, with no `await` in between.
 */
export class CollectionStore {
  #docs = new Map<number, Doc>()
  #inOrder = true
  #lastNumber = 0
  #indexes: DocumentIndex[] = []

  constructor(
    readonly uid: number,
    readonly database: string,
    readonly name: string,
    specs: readonly IndexSpec[] = [ID_INDEX],
  ) {
    this.#indexes = specs.map(spec => new DocumentIndex(spec))
  }

  get namespace(): string {
    return `${this.database}.${this.name}`
  }

  get indexSpecs(): IndexSpec[] {
    return this.#indexes.map(index => index.spec)
  }

  /** Puts in a document read from the disk. */
  load(number: number, doc: Doc): void {
    this.#swap(number, undefined, doc)
  }

  insert(doc: Doc, unit: UnitOfWork): Doc {
    const stored = storable(doc)
    this.#refuseDuplicates(undefined, stored.doc)
    const number = this.#lastNumber + 1
    this.#swap(number, undefined, stored.doc)
    unit.put([this.uid, number], stored.bytes, () => this.#swap(number, stored.doc, undefined))
    return stored.doc
  }

  /**
   * Puts `next` in the place of a record.
   * @returns the document as it now stands; the same object if nothing differs
   * @throws CommandError ImmutableField when `_id` differs, DuplicateKey
   */
  replace(record: StoredRecord, next: Doc, unit: UnitOfWork): Doc {
    const { number, doc: before } = record
    if (!sameValue(before._id, next._id)) throw immutableId()
    const after = storable(next)
    if (Buffer.compare(encode(before), after.bytes) === 0) return before
    this.#refuseDuplicates(number, after.doc)
    this.#swap(number, before, after.doc)
    unit.put([this.uid, number], after.bytes, () => this.#swap(number, after.doc, before))
    return after.doc
  }

  remove({ number, doc }: StoredRecord, unit: UnitOfWork): void {
    this.#swap(number, doc, undefined)
    unit.remove([this.uid, number], () => {
      this.#swap(number, undefined, doc)
      this.#inOrder = false
    })
  }

  /** The records that match, in order of insertion; by an index where one can narrow the search. */
  find(filter: Doc): StoredRecord[] {
    const test = compileFilter(filter)
    return this.#candidates(filter).filter(({ doc }) => test(doc))
  }

  documents(): Doc[] {
    return this.#all().map(record => record.doc)
  }

  /**
   * Builds an index over what is there.
   * @throws CommandError DuplicateKey; the collection is then as before
   */
  addIndex(spec: IndexSpec): void {
    const index = new DocumentIndex(spec)
    for (const { number, doc } of this.#all()) {
      index.refuseDuplicate(this.namespace, number, doc)
      index.add(number, doc)
    }
    this.#indexes = [...this.#indexes, index]
  }

  dropIndex(name: string): void {
    this.#indexes = this.#indexes.filter(index => index.spec.name !== name)
  }

  #all(): StoredRecord[] {
    if (!this.#inOrder) {
      this.#docs = new Map([...this.#docs].sort(([a], [b]) => a - b))
      this.#inOrder = true
    }
    return Array.from(this.#docs, ([number, doc]) => ({ number, doc }))
  }

  #candidates(filter: Doc): StoredRecord[] {
    const conditions = conditionsOf(filter)
    let fewest: Set<number> | undefined
    for (const index of this.#indexes) {
      const found = index.lookup(conditions)
      if (found && (!fewest || found.size < fewest.size)) fewest = found
    }
    if (!fewest) return this.#all()
    return [...fewest]
      .sort((a, b) => a - b)
      .map(number => ({ number, doc: this.#docs.get(number) as Doc }))
  }

  #refuseDuplicates(number: number | undefined, doc: Doc): void {
    for (const index of this.#indexes) index.refuseDuplicate(this.namespace, number, doc)
  }

  /** The one place where memory changes; with the arguments turned round it is its own undoing. */
  #swap(number: number, before: Doc | undefined, after: Doc | undefined): void {
    for (const index of this.#indexes) {
      if (before) index.remove(number, before)
      if (after) index.add(number, after)
    }
    if (after) this.#docs.set(number, after)
    else this.#docs.delete(number)
    this.#lastNumber = Math.max(this.#lastNumber, number)
  }
}
