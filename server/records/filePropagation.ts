/**
 * Brings what is said about a file into every record that names it: each keeps a copy, so that to show
 * a record nothing else need be asked. A record that was just being written has it from its own writer.
 */
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#contract/failure.ts'
import { answering } from '../database/databaseFailure.ts'
import type { Document } from './document.ts'
import type { Files } from './files.ts'
import { type Writing, withoutKey } from './idempotency.ts'
import type { WritingParts } from './recordWriting.ts'

const MOST_ATTEMPTS = 20

type Written = Pick<WritingParts, 'name' | 'model' | 'commit' | 'listener' | 'unfinished'>

interface Parts extends Written {
  files: Files
}

export function createFilePropagation(parts: Parts) {
  const { name, model, commit, files, listener, unfinished } = parts

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
        const isWhole = await commit(changed, withoutKey(writing))
        listener.invalidate(name)
        if (isWhole) return
      }
      throw new Failure('unavailable')
    })
}
