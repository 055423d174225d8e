import type { Doc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { project } from '../query/projection.ts'
import { sortDocuments } from '../query/sorting.ts'
import type { StoredRecord } from '../store/collectionStore.ts'
import { parseUpdate } from '../updates/update.ts'
import { upsertedDocument } from '../updates/upsert.ts'
import {
  collectionOf,
  createdCollection,
  findIn,
  type Handler,
  optionalDoc,
  refuseUnsupported,
  writing,
} from './command.ts'

/** The record that comes first by `sort`, or else the oldest. */
function firstOf(found: StoredRecord[], sort: Doc): StoredRecord | undefined {
  if (Object.keys(sort).length === 0) return found[0]
  const [first] = sortDocuments(
    found.map(record => record.doc),
    sort,
  )
  return found.find(record => record.doc === first)
}

const findAndModify: Handler = call => {
  const { body } = call
  refuseUnsupported(body, 'collation', 'let')
  const filter = optionalDoc(body.query)
  const reply = (value: Doc | null, lastErrorObject: Doc): Doc => ({
    lastErrorObject,
    value: value && project([value], optionalDoc(body.fields), filter)[0],
    ok: 1,
  })
  return writing(call, unit => {
    const collection = collectionOf(call)
    const record = firstOf(findIn(collection, filter), optionalDoc(body.sort))
    if (body.remove) {
      if (record) collection?.remove(record, unit)
      return reply(record?.doc ?? null, { n: record ? 1 : 0 })
    }
    if (body.update === undefined) {
      throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified')
    }
    const change = parseUpdate(body.update, filter, body.arrayFilters)
    if (record && collection) {
      const after = collection.replace(record, change.apply(record.doc, false), unit)
      return reply(body.new ? after : record.doc, { n: 1, updatedExisting: true })
    }
    if (!body.upsert) return reply(null, { n: 0, updatedExisting: false })
    const after = createdCollection(call, unit).insert(upsertedDocument(filter, change), unit)
    const outcome = { n: 1, updatedExisting: false, upserted: after._id }
    return reply(body.new ? after : null, outcome)
  })
}

export const findAndModifyCommands: Record<string, Handler> = {
  findAndModify,
  findandmodify: findAndModify,
}
