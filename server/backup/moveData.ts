import { createHash } from 'node:crypto'
import type { Connection } from 'mongoose'
import { createFillingMark } from '../records/fillingMark.ts'
import { fill, fillWhole, keptNames, linesOf } from './databaseContent.ts'

async function hashOf(connection: Connection, name: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const line of linesOf(connection, name)) hash.update(line)
  return hash.digest('hex')
}

/**
 * Copies everything from one database to another that is empty, and compares both by hash. Nobody may
 * write to either meanwhile. Whatever stops it, the next one begins anew.
 * @returns how many documents
 * @throws Error where there is something already, or what arrived is not what was sent; then the target
 * is empty again
 */
export async function moveData(from: Connection, to: Connection): Promise<number> {
  await createFillingMark(from).refuse()
  return fillWhole(to, async () => {
    let count = 0
    for (const name of await keptNames(from)) {
      count += await fill(to, name, linesOf(from, name))
      if ((await hashOf(from, name)) !== (await hashOf(to, name))) {
        throw new Error(`${name} does not read as it was sent. Nothing was changed.`)
      }
    }
    return count
  })
}
