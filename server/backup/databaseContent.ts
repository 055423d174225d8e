/** Everything that a database keeps, as lines of extended JSON, and back. */
import { type Connection, mongo } from 'mongoose'
import { collections } from '#contract/collections/index.ts'
import { SETTINGS } from '#contract/snapshot.ts'
import { createContractVersion } from '../records/contractVersion.ts'
import { DRAFTS } from '../records/drafts.ts'
import { createFiles, STRANGE_FILES } from '../records/files.ts'
import { createFillingMark, FILLING } from '../records/fillingMark.ts'
import { asStopped, IMPORTS, importsNow } from '../records/imports/importStore.ts'

const { EJSON } = mongo.BSON

/** Who is signed in or has a form open, and who tried too often: nothing that is to come back. */
const TRANSIENT = new Set([
  'sessions',
  'presence',
  'login_limits',
  'request_limits',
  FILLING,
  STRANGE_FILES,
])

/** Written together; each is 2 MB at most. */
const BATCH = 200

/**
 * The names of all that is kept, in the order in which it has to be read while others write: drafts before
 * the records that they may become meanwhile, a record before its history and before the list of files,
 * which is complete at every moment.
 */
export async function keptNames(connection: Connection): Promise<string[]> {
  const found = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? []
  const records = [...collections.map(({ name }) => name), SETTINGS]
  const turnOf = (name: string) => (name === DRAFTS ? 0 : records.includes(name) ? 1 : 2)
  return found
    .map(({ name }) => name)
    .filter(name => !TRANSIENT.has(name) && !name.startsWith('system.'))
    .sort((a, b) => turnOf(a) - turnOf(b) || (a < b ? -1 : 1))
}

/** One line a document, types and all, without line breaks. */
export async function* linesOf(
  connection: Connection,
  name: string,
  asRead = (document: mongo.Document) => document,
): AsyncGenerator<string> {
  // Numbers keep the type that they have in the database.
  const found = connection.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 })
  for await (const document of found) {
    yield `${EJSON.stringify(asRead(document), { relaxed: false })}\n`
  }
}

type Lines = Iterable<string> | AsyncIterable<string>

/** Puts documents where there are none yet. @returns how many */
export async function fill(connection: Connection, name: string, lines: Lines): Promise<number> {
  let count = 0
  let batch: mongo.Document[] = []
  const write = async () => {
    if (batch.length > 0) await connection.collection(name).insertMany(batch)
    count += batch.length
    batch = []
  }
  for await (const line of lines) {
    batch.push(EJSON.parse(line, { relaxed: false }))
    if (batch.length === BATCH) await write()
  }
  await write()
  return count
}

async function refuseFilled(connection: Connection): Promise<void> {
  for (const name of await keptNames(connection)) {
    if (!(await connection.collection(name).findOne({}))) continue
    throw new Error(
      `The database is not empty: there is something in ${name}. Nothing was changed.`,
    )
  }
}

async function empty(connection: Connection): Promise<void> {
  for (const name of await keptNames(connection)) await connection.collection(name).deleteMany({})
}

/**
 * Does `work`, which fills a database, whole or not at all: what it has put in is taken out again where it
 * fails, and by the next one where it was killed.
 * @throws Error where there is anything else in the database already
 */
export async function fillWhole<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const mark = createFillingMark(connection)
  if (await mark.isThere()) await empty(connection)
  else await refuseFilled(connection)
  await mark.begin()
  const result = await work().catch(async error => {
    await empty(connection)
    await mark.end()
    throw error
  })
  await mark.end()
  return result
}

export type DatabaseContent = ReturnType<typeof contentOf>

/** The same for whoever knows no MongoDB. Names are asked for before lines are. */
export const contentOf = (connection: Connection) => {
  let imports: Awaited<ReturnType<typeof importsNow>> = new Map()
  return {
    async names(): Promise<string[]> {
      imports = await importsNow(connection)
      return keptNames(connection)
    },
    lines: (name: string) =>
      name === IMPORTS
        ? linesOf(connection, name, note => ({
            ...note,
            ...asStopped(note as never, imports.get(String(note._id))),
          }))
        : linesOf(connection, name),
    fill: (name: string, lines: Lines) => fill(connection, name, lines),
    fillWhole: <T>(work: () => Promise<T>) => fillWhole(connection, work),
    refusePart: () => createFillingMark(connection).refuse(),
    /** Whether a site was ever started on it. */
    isOfSite: () => createContractVersion(connection).isThere(),
    /** The files that it knows of, without smaller copies of pictures. */
    async fileNames(): Promise<string[]> {
      return (await createFiles(connection).all()).map(({ name }) => name)
    },
  }
}
