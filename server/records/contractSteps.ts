/**
 * Brings stored data to a newer contract: records, their history, and drafts with theirs. What must always
 * hold: a step may be done twice, in part, and by several processes at once, so that whatever stops it, it is
 * gone on with. So a rename touches only what still has the old name, and that name never means anything again.
 */
import type { Connection } from 'mongoose'
import type { ContractStep } from '#contract/version.ts'
import { DRAFTS } from './drafts.ts'

/** Where a record's fields stand, and which of them a revision changed. */
interface Place {
  kept: string
  which: Readonly<Record<string, unknown>>
  /** Before a field's name. */
  path: string
  /** The list of the names that were changed. */
  names?: string
}

/** Everything that holds fields of a collection by their names. */
const placesOf = (of: string): Place[] => [
  { kept: of, which: {}, path: '', names: 'updated_fields' },
  { kept: 'revisions', which: { of }, path: 'document.', names: 'document.updated_fields' },
  { kept: DRAFTS, which: { of }, path: 'values.' },
  { kept: 'revisions', which: { of: DRAFTS, 'document.of': of }, path: 'document.values.' },
]

const NO_SUCH_INDEX = ['IndexNotFound', 'NamespaceNotFound']

async function rename(connection: Connection, of: string, from: string, to: string): Promise<void> {
  // Without the field all records would have the same value for an index that allows each once.
  await connection
    .collection(of)
    .dropIndex(`${from}_1`)
    .catch(error => {
      if (!NO_SUCH_INDEX.includes(error.codeName)) throw error
    })
  for (const { kept, which, path, names } of placesOf(of)) {
    const collection = connection.collection(kept)
    const old = { ...which, [path + from]: { $exists: true } }
    await collection.updateMany(old, { $rename: { [path + from]: path + to } })
    if (!names) continue
    await collection.updateMany({ ...which, [names]: from }, { $set: { [`${names}.$`]: to } })
  }
}

/** @throws Error where a name that was given up is used again: a step could not be done twice then */
export function refuseUsedAgain(steps: readonly ContractStep[]): void {
  const givenUp = new Set<string>()
  for (const { rename } of steps) {
    const all = Object.entries(rename).flatMap(([of, fields]) =>
      Object.entries(fields).map(([from, to]) => [`${of}.${from}`, `${of}.${to}`] as const),
    )
    for (const [from] of all) givenUp.add(from)
    for (const [, to] of all)
      if (givenUp.has(to)) throw new Error(`A step of the contract uses ${to} again.`)
  }
}

/** Does one step to everything that is stored; doing it again changes nothing. */
export async function takeStep(connection: Connection, step: ContractStep): Promise<void> {
  for (const [of, fields] of Object.entries(step.rename)) {
    for (const [from, to] of Object.entries(fields)) await rename(connection, of, from, to)
  }
}
