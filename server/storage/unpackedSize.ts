/** What an office document is when it is unpacked: a small file can fill the memory of whoever opens it. */
import { fromBufferPromise } from 'yauzl'

/** Beyond these no course leaflet goes. */
const MOST_BYTES = 200 * 1024 ** 2
const MOST_PARTS = 10_000

/**
 * Whether a zip file stays within bounds when all of it is unpacked. It is, part by part, because what
 * it says of itself may be a lie; nothing of it is kept.
 * @throws Error where it is damaged or has no parts
 */
export async function isWithinBounds(bytes: Uint8Array): Promise<boolean> {
  const zip = await fromBufferPromise(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    { lazyEntries: true },
  )
  if (zip.entryCount === 0) throw new Error('a zip file without parts')
  if (zip.entryCount > MOST_PARTS) return false
  let total = 0
  for await (const entry of zip.eachEntry()) {
    if (total + entry.uncompressedSize > MOST_BYTES) return false
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += chunk.length
      if (total > MOST_BYTES) return false
    }
  }
  return true
}
