/**
 * What a picture costs before it is unpacked, and how much may be spent on it: a small file can keep a
 * processor busy for half a minute. Large pictures are encoded with less effort, which makes them a few
 * per cent larger; those that would cost too much even so are refused.
 */
import type { Metadata } from 'sharp'
import { PICTURE_WORK_MS } from '#contract/asset.ts'

/** Milliseconds of a processor of 2024 for a megapixel, measured on noise, which costs most. */
const UNPACKING: Readonly<Record<string, number>> = {
  gif: 10,
  png: 10,
  jpeg: 13,
  webp: 23,
  heif: 70,
}
const UNPACKING_OTHERS = 70
/** Of 16 bits a channel. */
const UNPACKING_DEEP = 40
/** By the effort of WebP, from 0 to 6. */
const PACKING = { 4: 300, 2: 100, 0: 50 } as const
const CARD = 35

/** It is unpacked for itself and for its smaller copies. */
const UNPACKED = 2

export type Effort = keyof typeof PACKING

/** The best first. */
const EFFORTS = [4, 2, 0] as const satisfies readonly Effort[]

type Known = Pick<Metadata, 'width' | 'height' | 'format' | 'depth'>

function millisecondsAt(effort: Effort, { width, height, format, depth }: Known): number {
  const usual = UNPACKING[format] ?? UNPACKING_OTHERS
  const unpacking = depth === 'uchar' ? usual : Math.max(usual, UNPACKING_DEEP)
  return ((width * height) / 1e6) * (UNPACKED * unpacking + PACKING[effort] + CARD)
}

/** With how much effort a picture is encoded; `undefined` where none is small enough. */
export const effortFor = (picture: Known): Effort | undefined =>
  EFFORTS.find(effort => millisecondsAt(effort, picture) <= PICTURE_WORK_MS)
