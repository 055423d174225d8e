import { file } from './file.ts'
import type { Common, Kind } from './kind.ts'

/** The stored name of a picture. */
export const image: Kind<Common, string> = file
