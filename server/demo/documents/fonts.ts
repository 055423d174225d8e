// Noto Sans TC as its npm package ships it: one large file without the full-width punctuation, and numbered
// slices that carry it. A sentence therefore needs several faces of one family. What must hold: every
// character that the documents use lies in the face that `faceOf` names (a test looks each one up);
// otherwise an empty box is printed, and nothing else complains.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { trueTypeOf } from '#server/drawing/woff.ts'

export type Weight = 400 | 700
export type Face = 'main' | 'stops' | 'brackets' | 'semicolon' | 'variants'

const faces: Readonly<Record<Face, { file: string; covers: string }>> = {
  main: { file: 'chinese-traditional-*-normal.woff', covers: '' },
  stops: { file: '119-*-normal.woff', covers: '，：' },
  brackets: { file: '118-*-normal.woff', covers: '（）？！' },
  semicolon: { file: '115-*-normal.woff', covers: '；～' },
  variants: { file: '108-*-normal.woff', covers: '着' },
}

export const FACES = Object.keys(faces) as readonly Face[]

/** The face that holds a character. */
export const faceOf = (char: string): Face =>
  FACES.find(face => faces[face].covers.includes(char)) ?? 'main'

/** Where the installed package keeps a face. */
function fontPath(face: Face, weight: Weight): string {
  const file = `noto-sans-tc-${faces[face].file.replace('*', String(weight))}`
  return createRequire(import.meta.url).resolve(`@fontsource/noto-sans-tc/files/${file}`)
}

const kept = new Map<string, Buffer>()

/** A face as TrueType bytes, read once however many documents are written. */
export function fontBytes(face: Face, weight: Weight): Buffer {
  const path = fontPath(face, weight)
  const bytes = kept.get(path) ?? trueTypeOf(readFileSync(path))
  kept.set(path, bytes)
  return bytes
}
