import { type Connection, Schema } from 'mongoose'
import { CONTRACT_VERSION } from '#contract/version'
import { answering } from './databaseFailure'
import { StartRefused } from './engineMark'

interface Stored {
  _id: 'contract'
  version: number
}

const versionSchema = new Schema<Stored>({ _id: String, version: Number }, { versionKey: false })

/** By which contract the data of a database are written; those that say nothing are older than the first. */
export function createContractVersion(connection: Connection) {
  const versions = connection.model<Stored>('ContractVersion', versionSchema, 'marks')
  return {
    /**
     * Notes that this program has written here: to be asked before it writes anything.
     * @throws StartRefused for the data of a newer program, which this one would damage
     */
    enter: (): Promise<void> =>
      answering(async () => {
        const newest = { $max: { version: CONTRACT_VERSION } }
        const found = await versions
          .findByIdAndUpdate('contract', newest, { upsert: true, returnDocument: 'after' })
          .lean<Stored>()
          .orFail()
        if (found.version <= CONTRACT_VERSION) return
        throw new StartRefused(
          `The data were written by a newer version of this program (contract ${found.version}; this one knows ${CONTRACT_VERSION}): start the newer version, or restore a backup from before the upgrade into an empty database.`,
        )
      }),
  }
}
