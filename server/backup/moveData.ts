import { createHash } from 'node:crypto'
import type { Connection } from 'mongoose'
import { empty, fill, keptNames, linesOf, refuseFilled } from './databaseContent.ts'

async function hashOf(connection: Connection, name: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const line of linesOf(connection, name)) hash.update(line)
  return hash.digest('hex')
}

/**
 * Copies everything from one database to another that is empty, and compares both by hash. Nobody may
 * write to either meanwhile.
 * @returns how many documents
 * @throws Error where there is something already, or what arrived is not what was sent; then the target
 * is empty again
 */
export async function moveData(from: Connection, to: Connection): Promise<number> {
  await refuseFilled(to)
  let count = 0
  try {
    for (const name of await keptNames(from)) {
      count += await fill(to, name, linesOf(from, name))
      if ((await hashOf(from, name)) !== (await hashOf(to, name))) {
        throw new Error(`${name} does not read as it was sent. Nothing was changed.`)
      }
    }
  } catch (error) {
    await empty(to)
    throw error
  }
  return count
}
