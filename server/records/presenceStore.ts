import { type Connection, Schema } from 'mongoose'
import { OPEN_FOR_S } from '#contract/calls/presence.ts'
import { answeringEach } from '../database/databaseFailure.ts'

interface OpenForm {
  /** As the form calls itself. */
  _id: string
  /** `Tutor/65…`. */
  record: string
  account: string
  since: Date
  seen: Date
}

const formSchema = new Schema<OpenForm>(
  { _id: String, record: String, account: String, since: Date, seen: Date },
  { versionKey: false },
).index({ record: 1 })

/** The forms that are open, of all processes of the site. */
export function createPresenceStore(connection: Connection) {
  const forms = connection.model<OpenForm>('Presence', formSchema, 'presence')
  return answeringEach({
    prepare: (): Promise<void> => forms.createIndexes(),

    /** Notes that a form is open, as it says again and again. */
    async note({ _id, record, account }: Pick<OpenForm, '_id' | 'record' | 'account'>, now: Date) {
      const set = { record, account, seen: now }
      await forms.updateOne({ _id }, { $set: set, $setOnInsert: { since: now } }, { upsert: true })
    },

    async forget(_id: string): Promise<void> {
      await forms.deleteOne({ _id })
    },

    /** The other forms in which the record is open, the first that was opened first. */
    async others({ _id, record }: Pick<OpenForm, '_id' | 'record'>, now: Date) {
      const gone = new Date(now.getTime() - OPEN_FOR_S * 1_000)
      await forms.deleteMany({ seen: { $lt: gone } })
      return forms
        .find({ record, _id: { $ne: _id } })
        .sort({ since: 1 })
        .lean<OpenForm[]>()
    },
  })
}

export type PresenceStore = ReturnType<typeof createPresenceStore>
