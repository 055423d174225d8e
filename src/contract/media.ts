/** The stored files as staff see them, and what may be said about one: for every record that names it. */
import * as v from 'valibot'
import type { StoredFile } from './asset.ts'
import { labelled } from './calls/parts.ts'
import { withoutTurning } from './characters.ts'
import { LIMITS, lineOfText, textThat } from './textRules.ts'

export interface LibraryFile extends StoredFile {
  /** ISO 8601 with +08:00. */
  created_at: string
}

/** Where the subject of a picture is, in per cent from its left and its top. */
export interface FocalPoint {
  left: number
  top: number
}

const FOCUS = /^(\d{1,3})% (\d{1,3})%$/

/** As CSS places a picture: `50% 20%`. */
export const focusText = ({ left, top }: FocalPoint): string => `${left}% ${top}%`

/** From that text; the middle where there is none. */
export function focalPoint(focus: string | undefined): FocalPoint {
  const [, left = 50, top = 50] = FOCUS.exec(focus ?? '') ?? []
  return { left: Number(left), top: Number(top) }
}

const isFocus = (text: string): boolean => {
  const { left, top } = focalPoint(text)
  return text === '' || (FOCUS.test(text) && left <= 100 && top <= 100)
}

/** Nothing, or an empty text, takes it back. */
const orNone = v.transform((text: string) => text || null)

const note = <S extends v.GenericSchema<string, string | null>>(label: string, schema: S) =>
  labelled(label, v.optional(v.nullable(schema)))

/** What may be said about a file. */
export const fileNoteEntries = {
  alt: note(
    '替代文字',
    v.pipe(
      lineOfText(),
      v.transform(withoutTurning),
      v.trim(),
      orNone,
      v.metadata({ maxLength: LIMITS.text }),
    ),
  ),
  focus: note(
    '焦點',
    v.pipe(
      textThat(isFocus, '必須是兩個百分數，例如「50% 20%」'),
      orNone,
      v.metadata({ pattern: '^\\d{1,3}% \\d{1,3}%$' }),
    ),
  ),
} as const

export type FileNotes = Partial<Record<keyof typeof fileNoteEntries, string | null>>
