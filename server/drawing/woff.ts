// A WOFF file is a TrueType file whose tables are compressed one by one. The PDF writer reads WOFF, but
// inflates a table again for every glyph (40 seconds a document); given plain TrueType it needs a moment.
import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

const padded = (length: number): number => Math.ceil(length / 4) * 4

/** The TrueType bytes inside WOFF 1.0 bytes. Throws when `woff` is something else. */
export function trueTypeOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = WOFF_HEADER + i * WOFF_ENTRY
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })

  const body = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0)
  const font = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY + body)
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
  let offset = SFNT_HEADER + count * SFNT_ENTRY
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const entry = SFNT_HEADER + i * SFNT_ENTRY
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, offset)
    offset += padded(bytes.length)
  })
  return font
}
