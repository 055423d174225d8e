import type { Connection } from 'mongoose'
import { answeringEach } from '../database/databaseFailure.ts'
import { StartRefused } from '../database/engineMark.ts'

/** What the database calls it: a collection of its own, because all others are filled and compared. */
export const FILLING = 'filling'

/**
 * Whether somebody is putting into this database what another one had, or was stopped at it: what it has
 * until then is a part of a school.
 */
export function createFillingMark(connection: Connection) {
  const marks = connection.collection(FILLING)
  const mark = answeringEach({
    isThere: async (): Promise<boolean> => (await marks.findOne({})) !== null,
    async begin(): Promise<void> {
      await marks.updateOne({}, { $set: { begun: new Date() } }, { upsert: true })
    },
    async end(): Promise<void> {
      await marks.deleteMany({})
    },
  })
  return {
    ...mark,
    /** @throws StartRefused where there is one */
    async refuse(): Promise<void> {
      if (!(await mark.isThere())) return
      throw new StartRefused(
        'The database has only a part of a school: npm run restore or npm run move-data was stopped. Give the same command again: it begins anew.',
      )
    },
  }
}
