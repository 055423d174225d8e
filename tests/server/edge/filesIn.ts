import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The answers that lie in an EDGE_DIR. */
export const filesIn = async (edge: string) =>
  (await readdir(edge, { recursive: true, withFileTypes: true }))
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name).slice(edge.length))
    .sort()
