import { createHash } from 'node:crypto'

/** What a file with these bytes is called, without its extension; smaller copies go by their original's. */
export const contentName = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)
