/**
 * What the files of all workers share, lent to one of them at a time. Vitest's own number of a worker is not
 * enough for that: where one project of tests follows another, it gives one number to two.
 */
import { closeSync, openSync, rmSync } from 'node:fs'
import { afterAll } from 'vitest'

interface Lendable {
  /** Its own folder, beside which it is noted that it is lent. */
  folder: string
}

const note = (folder: string) => `${folder}.lent`

const mine = new Set<string>()

/** @returns whether it could be had: where another file has it, it is left */
function take(folder: string): boolean {
  try {
    closeSync(openSync(note(folder), 'wx'))
    mine.add(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** One that no other file has until this one has ended; the same one each time it is asked for. */
export function lend<One extends Lendable>(ones: readonly One[]): One {
  const one = ones.find(({ folder }) => mine.has(folder)) ?? ones.find(({ folder }) => take(folder))
  if (!one) throw new Error('each of what is lent to the files of tests is another one’s')
  return one
}

/** To be called around every file. */
export function giveBackAtEnd(): void {
  afterAll(() => {
    for (const folder of mine) rmSync(note(folder), { force: true })
    mine.clear()
  })
}
