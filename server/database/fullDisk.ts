import { constants } from 'node:os'

/** The disk is full, or what one may have of it: as Node names them, and as LMDB numbers them. */
const CODES = new Set<unknown>(
  (['ENOSPC', 'EDQUOT'] as const).flatMap(name => [name, constants.errno[name]]),
)

/** Whether nothing could be written because there is no room for it on the disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code)
