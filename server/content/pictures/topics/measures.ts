import { tableLine } from '../stage'

/** The size of all pictures in this folder, in pixels. */
export const W = 1200
export const H = 675
/** Where things stand on the table. */
export const Y = tableLine(H)
