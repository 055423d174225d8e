import { crc32 } from 'node:zlib'

/** The signature and the first chunk, which every PNG begins with. */
const HEADER_BYTES = 33

/** The same picture as one that moves, of a single picture that is shown once. */
export function movingPng(still: Buffer): Buffer {
  const length = Buffer.from([0, 0, 0, 8])
  const control = Buffer.from('acTL\0\0\0\x01\0\0\0\x01', 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(control))
  const [header, rest] = [still.subarray(0, HEADER_BYTES), still.subarray(HEADER_BYTES)]
  return Buffer.concat([header, length, control, check, rest])
}
