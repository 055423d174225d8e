import { type Connection, Schema } from 'mongoose'
import { answeringEach } from '../database/databaseFailure.ts'

interface Mark {
  _id: 'demo'
  /** From which the demo school's deadlines count. */
  first_start: Date
  done: boolean
}

const markSchema = new Schema<Mark>(
  { _id: String, first_start: Date, done: Boolean },
  { versionKey: false },
)

/** Whether the demo school was put into this database: a start cut off half way is gone on with. */
export function createDemoMark(connection: Connection) {
  const marks = connection.model<Mark>('Mark', markSchema, 'marks')
  return answeringEach({
    read: (): Promise<Mark | null> => marks.findById('demo').lean<Mark>().exec(),
    /** Notes the first start; a later one keeps the earlier moment. */
    async begin(now: Date): Promise<Mark> {
      const begun = { $setOnInsert: { first_start: now, done: false } }
      return marks
        .findByIdAndUpdate('demo', begun, { upsert: true, returnDocument: 'after' })
        .lean<Mark>()
        .orFail()
    },
    async finish(): Promise<void> {
      await marks.updateOne({ _id: 'demo' }, { $set: { done: true } })
    },
  })
}

export type DemoMark = ReturnType<typeof createDemoMark>
