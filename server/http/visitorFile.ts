import type { Config } from '../config.ts'
import type { Site } from '../site.ts'

/**
 * What a file for visitors is made from. It asks as one of them: what only staff see is in none. Addresses
 * in it begin with `publicOrigin`; the request's Host never enters it.
 */
export type VisitorFileParts = Pick<Site, 'ask'> & Pick<Config, 'publicOrigin'>
