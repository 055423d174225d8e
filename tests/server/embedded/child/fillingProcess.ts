import { Storage } from '#server/database/embedded/store/storage.ts'

/**
 * Writes until the disk itself refuses (no reserve is kept), then a little more, and tells its
 * parent what was stored, what the refusals were called, and what is there after opening again.
 */
const [folder = ''] = process.argv.slice(2)
const storage = await Storage.open(folder, 0)
const stored: number[] = []
const refusals: string[] = []
for (let i = 0; refusals.length < 5; i++) {
  const batch = [1, 2, 3].map(part => ({ key: [i + 1, part] as [number, number] }))
  try {
    await storage.write(batch.map(change => ({ ...change, bytes: Buffer.alloc(150_000, i) })))
    stored.push(i + 1)
  } catch (error) {
    refusals.push(error instanceof Error ? error.constructor.name : String(error))
  }
}
await storage.close()
const reopened = await Storage.open(folder, 0)
const found = [...reopened.entries()].map(({ key, bytes }) => ({ key, first: bytes[0] }))
await reopened.close()
process.send?.({ stored, refusals, found }, () => process.exit())
