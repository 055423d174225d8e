import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files are pressed in the background, which has what others leave of the processor. */
export const AT_LAST = { timeout: 40_000 }

/** The answers that lie in an EDGE_DIR. */
export const filesIn = async (edge: string) =>
  (await readdir(edge, { recursive: true, withFileTypes: true }))
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name).slice(edge.length))
    .sort()
