/**
 * An acknowledged write lasts: a database acknowledges it once it is in its journal, a replica set once it
 * is in the journals of most of its members. And what is read is what the one that takes the writes has.
 */
import { type Connection, mongo } from 'mongoose'
import { answering } from './databaseFailure.ts'
import { StartRefused } from './engineMark.ts'

/** What every connection of ours asks for. */
export const lastingOptions = {
  w: 'majority',
  journal: true,
  readPreference: 'primary',
} as const

/** What an address could say against it, in lower case; the driver lets some of it win. */
const AGAINST = new Set([
  'w',
  'j',
  'journal',
  'fsync',
  'wtimeout',
  'wtimeoutms',
  'readconcernlevel',
  'readpreference',
  'readpreferencetags',
  'maxstalenessseconds',
])

/** The address without what it says about how a write is acknowledged, and whom reads ask. */
export function lastingAddress(uri: string): string {
  const [place = '', ...options] = uri.split('?')
  if (options.length === 0) return uri
  const kept = options
    .join('?')
    .split('&')
    .filter(option => !AGAINST.has((option.split('=', 1)[0] ?? '').toLowerCase()))
  return kept.length > 0 ? `${place}?${kept.join('&')}` : place
}

const BAD_VALUE = 2

/** What a server says that keeps no journal. */
const hasNoJournal = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError &&
  error.code === BAD_VALUE &&
  error.message.includes('journal')

/**
 * Resolves once everything that can be read now lasts. Another request may have written it that is still
 * waiting for most members, and nobody may be told of it as done before that. A write that changes nothing
 * is acknowledged once all before it is.
 */
export async function untilLasting(connection: Connection): Promise<void> {
  await connection.collection('claims').deleteOne({ _id: null as never })
}

/**
 * Asks the database for a write that changes nothing.
 * @throws StartRefused in one line where it cannot promise that a write lasts
 */
export async function refuseForgetful(connection: Connection): Promise<void> {
  try {
    await answering(() => untilLasting(connection))
  } catch (error) {
    // Whether it promises is not known of one that is away: it refuses the writes that follow.
    if (!hasNoJournal(error)) return
    throw new StartRefused(
      'The database of MONGODB_URI keeps no journal and would lose acknowledged writes when it is killed; start mongod with its journal, on a storage engine that has one.',
    )
  }
}
