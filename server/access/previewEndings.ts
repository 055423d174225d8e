import { type Connection, Schema } from 'mongoose'
import { answeringEach } from '../database/databaseFailure.ts'

interface Stored {
  /** `DegreeCourse/65…`. */
  _id: string
  ended: number
}

const endingSchema = new Schema<Stored>({ _id: String, ended: Number }, { versionKey: false })

/** How often all links to a record's preview were taken back: links of before are none any more. */
export function createPreviewEndings(connection: Connection) {
  const endings = connection.model<Stored>('PreviewEnding', endingSchema, 'preview_endings')
  return answeringEach({
    async count(of: string, id: string): Promise<number> {
      const found = await endings.findById(`${of}/${id}`).lean<Stored>()
      return found?.ended ?? 0
    },
    async add(of: string, id: string): Promise<void> {
      await endings.updateOne({ _id: `${of}/${id}` }, { $inc: { ended: 1 } }, { upsert: true })
    },
  })
}
