import { type Connection, Schema } from 'mongoose'
import type { Asset } from '#contract/asset.ts'
import type { FileNotes } from '#contract/media.ts'
import { answeringEach } from '../database/databaseFailure.ts'
import type { NamedAsset } from './document.ts'

interface Noted extends Asset {
  _id: string
  created_at: Date
  /** Since when nothing was seen to name it. */
  unused_since: Date | null
}

const fileSchema = new Schema<Noted>(
  {
    _id: String,
    label: String,
    size: Number,
    type: { type: String },
    width: Number,
    height: Number,
    widths: { type: [Number], default: undefined },
    alt: { type: String, default: undefined },
    focus: { type: String, default: undefined },
    colour: { type: String, default: undefined },
    created_at: Date,
    unused_since: { type: Date, default: null },
  },
  { versionKey: false },
)

/** A stored file, and since when it is. */
export type KnownFile = NamedAsset & { created_at: Date }

const known = ({ _id: name, unused_since: _, ...file }: Noted): KnownFile => ({ name, ...file })

/** A stored file that is not noted, and since when it was seen. */
const strangeSchema = new Schema<{ _id: string; since: Date }>(
  { _id: String, since: Date },
  { versionKey: false },
)

/** The files that are stored and not noted. */
export const STRANGE_FILES = 'strange_files'

/** What is known of every stored file, by its content name. */
export function createFiles(connection: Connection) {
  const files = connection.model('File', fileSchema, 'files')
  const strange = connection.model('StrangeFile', strangeSchema, STRANGE_FILES)

  /** Notes stored files, in turn; see `note`. */
  async function noteAll(all: readonly { name: string; asset: Asset }[], now: Date): Promise<void> {
    const writes = all.map(({ name, asset }) => ({
      updateOne: {
        filter: { _id: name },
        update: { $set: { ...asset, unused_since: null }, $setOnInsert: { created_at: now } },
        upsert: true,
      },
    }))
    await files.bulkWrite(writes)
  }

  return answeringEach({
    noteAll,
    /** Notes a stored file; the same content again takes the newest label, and counts as used. */
    note: (name: string, asset: Asset, now: Date): Promise<void> => noteAll([{ name, asset }], now),
    /** What is known of these names, in their order; unknown ones are left out. */
    async describe(names: readonly string[]): Promise<NamedAsset[]> {
      if (names.length === 0) return []
      const found = await files.find({ _id: { $in: names } }).lean()
      const byName = new Map(
        found.map(({ _id, created_at: _, unused_since: __, ...asset }) => [
          _id,
          { name: _id, ...asset },
        ]),
      )
      return names.flatMap(name => byName.get(name) ?? [])
    },
    /** How many there are, and their bytes together, without smaller copies of pictures. */
    async total(): Promise<{ count: number; bytes: number }> {
      const found = await files.find({}).select('size').lean()
      const bytes = found.reduce((sum, { size }) => sum + (size ?? 0), 0)
      return { count: found.length, bytes }
    },
    /** Every one with all that is known of it, the newest first. */
    async list(): Promise<KnownFile[]> {
      const found = (await files.find({}).lean()).map(known)
      return found.sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
    },
    /** One of them. */
    async find(name: string): Promise<KnownFile | undefined> {
      const found = await files.findById(name).lean()
      return found ? known(found) : undefined
    },
    /** Notes what somebody says of it; `null` takes it back. @returns whether there is such a file */
    async say(name: string, notes: FileNotes): Promise<boolean> {
      const said = Object.entries(notes)
      const of = (isGiven: boolean) =>
        Object.fromEntries(said.filter(([, value]) => (value !== null) === isGiven))
      const update = { $set: of(true), $unset: of(false) }
      const given = Object.fromEntries(
        Object.entries(update).filter(([, fields]) => Object.keys(fields).length > 0),
      )
      return (await files.updateOne({ _id: name }, given)).matchedCount === 1
    },
    /** All that are noted. */
    async all(): Promise<{ name: string; unused_since: Date | null }[]> {
      const found = await files.find({}).select('unused_since').lean()
      return found.map(({ _id, unused_since }) => ({
        name: _id,
        unused_since: unused_since ?? null,
      }))
    },
    /** Notes since when nothing names a file; `null` where something does. */
    async markUnused(name: string, since: Date | null): Promise<void> {
      await files.updateOne({ _id: name }, { $set: { unused_since: since } })
    },
    /**
     * Told of the stored files that are not noted, all of them and no others.
     * @returns those that it was told of `before` already, and every time since
     */
    async strangeSince(names: readonly string[], before: Date, now: Date): Promise<string[]> {
      await strange.deleteMany({ _id: { $nin: [...names] } })
      const seen = names.map(name => ({
        updateOne: {
          filter: { _id: name },
          update: { $setOnInsert: { since: now } },
          upsert: true,
        },
      }))
      if (seen.length > 0) await strange.bulkWrite(seen)
      const old = await strange.find({ since: { $lte: before } }).lean()
      return old.map(({ _id }) => _id)
    },
    /** Forgets a file that was unused `before` already; whether it was. */
    async forget(name: string, before: Date): Promise<boolean> {
      const { deletedCount } = await files.deleteOne({
        _id: name,
        unused_since: { $ne: null, $lte: before },
      })
      return deletedCount === 1
    },
  })
}

export type Files = ReturnType<typeof createFiles>
