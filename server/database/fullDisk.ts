import { statfs } from 'node:fs/promises'
import { constants } from 'node:os'

/** The disk is full, or what one may have of it: as Node names them, and as LMDB numbers them. */
const CODES = new Set<unknown>(
  (['ENOSPC', 'EDQUOT'] as const).flatMap(name => [name, constants.errno[name]]),
)

/** Whether nothing could be written because there is no room for it on the disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code)

/** A mongod that runs out of space stops altogether, so nothing is written while no more than this is left. */
export const RESERVED_BYTES = 64 * 2 ** 20

/** Whether so many bytes more leave on the disk of `folder` what a mongod needs. */
export async function hasRoom(folder: string, bytes = 0): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= RESERVED_BYTES + bytes
}
