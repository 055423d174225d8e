import { type Connection, Schema } from 'mongoose'
import { CONTRACT_STEPS, type ContractStep } from '#contract/version.ts'
import { answering, isDuplicate } from '../database/databaseFailure.ts'
import { StartRefused } from '../database/engineMark.ts'
import { refuseUsedAgain, takeStep } from './contractSteps.ts'

/** Every revision of every record may have to be rewritten. */
const STEP_MS = 30 * 60_000

interface Stored {
  _id: 'contract'
  /** The newest that has written here: older programs stay out, also while steps are being taken. */
  version: number
  /** Up to which version all steps were taken. */
  stepped?: number
}

const versionSchema = new Schema<Stored>(
  { _id: String, version: Number, stepped: Number },
  { versionKey: false },
)

/**
 * By which contract the data of a database are written; those that say nothing are older than the first.
 * @param steps those of the contract; tests have some of their own
 */
export function createContractVersion(
  connection: Connection,
  steps: readonly ContractStep[] = CONTRACT_STEPS,
) {
  const versions = connection.model<Stored>('ContractVersion', versionSchema, 'marks')
  const known = 1 + steps.length
  refuseUsedAgain(steps)

  /** Notes where the steps begin, once, before the version says otherwise. */
  async function begin(): Promise<void> {
    const found = await versions.findById('contract').lean<Stored>()
    const stepped = found?.version ?? 1
    try {
      if (!found) await versions.create({ _id: 'contract', version: 1, stepped })
      else await versions.updateOne({ _id: 'contract', stepped: null }, { $set: { stepped } })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  async function raise(change: Partial<Stored>): Promise<Stored> {
    const newest = { $max: change }
    const options = { returnDocument: 'after' } as const
    return versions.findByIdAndUpdate('contract', newest, options).lean<Stored>().orFail()
  }

  return {
    /** Whether a site was ever started on this database. */
    isThere: async (): Promise<boolean> =>
      (await answering(() => versions.exists({ _id: 'contract' }).exec())) !== null,

    /**
     * Notes that this program writes here, and takes the steps that the data lack: to be asked before
     * anything is written. Whatever stops it, the next one goes on.
     * @throws StartRefused for the data of a newer program, which this one would damage
     */
    async enter(): Promise<void> {
      const { version, stepped = 1 } = await answering(async () => {
        await begin()
        return raise({ version: known })
      })
      if (version > known) {
        throw new StartRefused(
          `The data were written by a newer version of this program (contract ${version}; this one knows ${known}): start the newer version, or restore a backup from before the upgrade into an empty database.`,
        )
      }
      for (const [index, step] of steps.entries()) {
        const to = index + 2
        if (to <= stepped) continue
        await answering(() => takeStep(connection, step), STEP_MS)
        await answering(() => raise({ stepped: to }))
      }
    },
  }
}
