import { type Connection, Schema } from 'mongoose'
import type { Asset } from '#contract/asset'
import { answering } from './databaseFailure'
import type { NamedAsset } from './document'

const fileSchema = new Schema<Asset & { _id: string; created_at: Date }>(
  {
    _id: String,
    label: String,
    size: Number,
    type: { type: String },
    width: Number,
    height: Number,
    widths: { type: [Number], default: undefined },
    created_at: Date,
  },
  { versionKey: false },
)

/** What is known of every stored file, by its content name. */
export function createFiles(connection: Connection) {
  const files = connection.model('File', fileSchema, 'files')
  return {
    /** Notes a stored file; the same content again takes the newest label. */
    note: (name: string, asset: Asset, now: Date): Promise<void> =>
      answering(async () => {
        const update = { $set: asset, $setOnInsert: { created_at: now } }
        await files.updateOne({ _id: name }, update, { upsert: true })
      }),
    /** What is known of these names, in their order; unknown ones are left out. */
    describe: (names: readonly string[]): Promise<NamedAsset[]> =>
      answering(async () => {
        if (names.length === 0) return []
        const found = await files.find({ _id: { $in: names } }).lean()
        const byName = new Map(
          found.map(({ _id, created_at: _, ...asset }) => [_id, { name: _id, ...asset }]),
        )
        return names.flatMap(name => byName.get(name) ?? [])
      }),
  }
}

export type Files = ReturnType<typeof createFiles>
