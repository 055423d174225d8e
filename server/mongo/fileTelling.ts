/**
 * Brings what is said about a file into every record that names it: each keeps a copy, so that to show
 * a record nothing else need be asked. A record that was just being written has it from its own writer.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Model } from 'mongoose'
import { Failure } from '#contract/failure'
import type { Witness } from './advance'
import { createBulk } from './bulk'
import { answering } from './databaseFailure'
import type { Document } from './document'
import type { Files } from './files'
import type { History } from './history'
import type { Writing } from './receipts'
import type { Unfinished } from './unfinished'

const MOST_ATTEMPTS = 20

interface Parts {
  name: string
  model: Model<Document>
  history: History
  files: Files
  witness: Witness
  unfinished: Pick<Unfinished, 'refuse'>
}

export function createFileTelling(parts: Parts) {
  const { name, model, history, files, witness, unfinished } = parts
  const bulk = createBulk({ name, model, history })

  /** The live records whose copy says something else. */
  async function outdated(file: string) {
    const [known] = await files.describe([file])
    const naming = { 'assets.name': file, deleted_at: null }
    const found = await model.find(naming).lean<Document[]>()
    for (const document of found) await unfinished.refuse(document)
    return found.flatMap(before => {
      const assets = before.assets.map(asset => (known && asset.name === file ? known : asset))
      return isDeepStrictEqual(assets, before.assets) ? [] : [{ before, changes: { assets } }]
    })
  }

  /** Makes each of them its next revision. @throws Failure `unavailable` where others were faster all the time */
  return (file: string, writing: Writing): Promise<void> =>
    answering(async () => {
      for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
        const changed = await outdated(file)
        if (changed.length === 0) return
        const isWhole = await bulk.advance(changed, writing)
        witness.doubted(name)
        if (isWhole) return
      }
      throw new Failure('unavailable')
    })
}
