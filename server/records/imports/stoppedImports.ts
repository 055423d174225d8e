/**
 * Imports whose process ended half way are taken back by whichever process sees it first. How long one has
 * been silent is counted in looks, not by a clock: machines differ in theirs, and while the database is
 * away nobody can give a sign of life.
 */
import type { Logger } from 'pino'
import { repeating } from '../repeating.ts'
import type { Repository } from '../repository.ts'

const LOOK_MS = 2_000
/** It gives a sign of life each second. */
const SILENT_LOOKS = 4

interface Parts {
  repository: Pick<Repository, 'served' | 'importStore' | 'importsOf'>
  now: () => Date
  logger: Logger
}

export function createStoppedImports({ repository, now, logger }: Parts) {
  const { served, importStore, importsOf } = repository
  /** The last sign of life of each, and how many looks have found it. */
  let signs = new Map<string, { sign: string; looks: number }>()
  let looking: Promise<void> | undefined

  type Begun = Awaited<ReturnType<typeof importStore.begun>>[number]

  async function takeBack(begun: Begun): Promise<void> {
    const kept = await importStore.find(begun._id)
    const collection = served.find(({ name }) => name === kept?.of)
    if (!kept || !collection) return
    if (!(await importsOf(collection).rollBack({ ...kept, ...begun }, now()))) return
    const said = { import: kept._id, of: kept.of }
    logger.warn(said, 'an import was stopped half way and taken back')
  }

  async function lookOnce(): Promise<void> {
    const former = signs
    signs = new Map()
    for (const begun of await importStore.begun()) {
      const sign = `${begun.holder} ${begun.beats}`
      const before = former.get(begun._id)
      const looks = before?.sign === sign ? before.looks + 1 : 0
      if (looks >= SILENT_LOOKS) await takeBack(begun)
      else signs.set(begun._id, { sign, looks })
    }
  }

  /** Takes back what has been silent for long enough. */
  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined
    })
    return looking
  }

  return {
    look,

    /** Takes back whatever was begun: for a database that nobody else writes to. */
    async takeBackAll(): Promise<void> {
      for (const begun of await importStore.begun()) await takeBack(begun)
    },

    ...repeating(look, LOOK_MS, logger, 'imports that were stopped were not looked for'),
  }
}
