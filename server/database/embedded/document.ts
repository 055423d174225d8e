import { Decimal128, deserialize, ObjectId, serialize } from 'bson'
import { CommandError } from './errors.ts'

/** A decoded BSON document. Numbers are plain numbers; only unsafe integers stay `Long`. */
export type Doc = Record<string, unknown>

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
const MAX_DEPTH = 100

/** By prototype, not by `constructor`: that may be the name of a field. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Document to BSON. */
export const encode = (doc: Doc): Uint8Array => serialize(doc)

/**
 * BSON to document. Binary stays `Binary`, so that its subtype survives a round trip; Int32, Double
 * and safe Int64 become numbers, which is what a JavaScript driver would make of them anyway.
 */
export const decode = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { promoteValues: true, promoteLongs: true, promoteBuffers: false })

/**
 * Makes a document storable: `_id` present and first, nothing in it that the engine could not
 * compare or give back.
 *
 * @returns the bytes for the disk and the document decoded from just these bytes. Memory thus holds
 * exactly what a restart would load, and no two stored documents share a nested object.
 * @throws CommandError BSONObjectTooLarge (10334), InvalidIdField, NotImplemented
 */
export function storable(doc: Doc): { doc: Doc; bytes: Uint8Array } {
  const { _id = new ObjectId(), ...fields } = doc
  if (Array.isArray(_id) || _id instanceof RegExp) {
    throw new CommandError('InvalidIdField', "The '_id' value cannot be an array or a regex")
  }
  const whole = { _id, ...fields }
  refuseUncomparable(whole, 0)
  let bytes: Uint8Array
  try {
    bytes = encode(whole)
  } catch (error) {
    // bson's own buffer ends a little above 16 MB; past it, it throws a RangeError.
    if (error instanceof RangeError) throw tooLarge()
    throw error
  }
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge()
  return { doc: decode(bytes), bytes }
}

const tooLarge = () =>
  new CommandError('BSONObjectTooLarge', `BSONObj size is over ${MAX_DOCUMENT_BYTES} bytes`)

/** Decimal128 has no exact order or equality in JavaScript: better refused than compared wrongly. */
function refuseUncomparable(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw new CommandError('Overflow', 'Document is nested too deeply')
  if (value instanceof Decimal128) {
    throw new CommandError('NotImplemented', 'The embedded engine does not store Decimal128')
  }
  if (Array.isArray(value)) for (const item of value) refuseUncomparable(item, depth + 1)
  else if (isDoc(value)) {
    for (const name of Object.keys(value)) refuseUncomparable(value[name], depth + 1)
  }
}
