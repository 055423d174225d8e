import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import type { UnitOfWork } from '../store/unitOfWork.ts'
import { parseUpdate } from '../updates/update.ts'
import { upsertedDocument } from '../updates/upsert.ts'
import {
  type Call,
  collectionOf,
  createdCollection,
  findIn,
  type Handler,
  optionalDoc,
  refuseUnsupported,
  writing,
} from './command.ts'

/**
 * Runs the statements of a write command one by one. A refused one becomes an entry of writeErrors;
 * after it an ordered command stops, an unordered one goes on.
 */
function runStatements(
  body: Doc,
  statements: unknown,
  run: (statement: Doc, i: number) => void,
): Doc {
  if (!Array.isArray(statements) || statements.length === 0) {
    throw new CommandError('BadValue', 'Write batch sizes must be between 1 and 100000')
  }
  const writeErrors: Doc[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      if (!isDoc(statement)) throw new CommandError('TypeMismatch', 'A statement is an object')
      run(statement, index)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      writeErrors.push(error.toWriteError(index))
      if (body.ordered !== false) break
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {}
}

const insert: Handler = call =>
  writing(call, unit => {
    const collection = createdCollection(call, unit)
    let n = 0
    const errors = runStatements(call.body, call.body.documents, doc => {
      collection.insert(doc, unit)
      n++
    })
    return { n, ...errors, ok: 1 }
  })

const update: Handler = call => {
  refuseUnsupported(call.body, 'let')
  return writing(call, unit => {
    let n = 0
    let nModified = 0
    const upserted: Doc[] = []
    const errors = runStatements(call.body, call.body.updates, (statement, index) => {
      const result = runUpdate(call, statement, unit)
      n += result.matched
      nModified += result.modified
      if (result.upsertedId !== undefined) {
        n++
        upserted.push({ index, _id: result.upsertedId })
      }
    })
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 }
  })
}

function runUpdate(call: Call, statement: Doc, unit: UnitOfWork) {
  refuseUnsupported(statement, 'collation', 'c', 'sort')
  const filter = optionalDoc(statement.q)
  const change = parseUpdate(statement.u, filter, statement.arrayFilters)
  if (change.isReplacement && statement.multi) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style')
  }
  const collection = collectionOf(call)
  const found = findIn(collection, filter)
  const targets = statement.multi ? found : found.slice(0, 1)
  if (targets.length === 0 && statement.upsert) {
    const doc = upsertedDocument(filter, change)
    const stored = createdCollection(call, unit).insert(doc, unit)
    return { matched: 0, modified: 0, upsertedId: stored._id }
  }
  let modified = 0
  for (const record of targets) {
    const after = collection?.replace(record, change.apply(record.doc, false), unit)
    if (after !== record.doc) modified++
  }
  return { matched: targets.length, modified }
}

const remove: Handler = call =>
  writing(call, unit => {
    const collection = collectionOf(call)
    let n = 0
    const errors = runStatements(call.body, call.body.deletes, statement => {
      refuseUnsupported(statement, 'collation')
      const found = findIn(collection, optionalDoc(statement.q))
      for (const record of statement.limit === 1 ? found.slice(0, 1) : found) {
        collection?.remove(record, unit)
        n++
      }
    })
    return { n, ...errors, ok: 1 }
  })

export const writeCommands: Record<string, Handler> = { insert, update, delete: remove }
