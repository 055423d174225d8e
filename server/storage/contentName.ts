import { hash } from 'node:crypto'

/** What a file with these bytes is called, without its extension; smaller copies go by their original's. */
export const contentName = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 32)
