/** The stored files as staff see them, and what may be said about one: for every record that names it. */
import * as v from 'valibot'
import type { Asset } from './asset'
import { withoutTurning } from './characters'
import type { Issue } from './failure'
import { lineOfText, textThat } from './textRules'

export interface KeptFile extends Asset {
  name: string
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
  return FOCUS.test(text) && left <= 100 && top <= 100
}

/** What may be said about a file; `null` takes it back. */
export const fileNotes = {
  alt: { label: '替代文字', schema: v.pipe(lineOfText(), v.transform(withoutTurning), v.trim()) },
  focus: { label: '焦點', schema: textThat(isFocus, '必須是兩個百分數，例如「50% 20%」') },
} as const

export type FileNotes = Partial<Record<keyof typeof fileNotes, string | null>>

/** Reads what is to be said about a file: only what is given. */
export function readFileNotes(input: Readonly<Record<string, unknown>>): {
  notes: FileNotes
  issues: Issue[]
} {
  const notes: FileNotes = {}
  const issues: Issue[] = []
  for (const [field, { label, schema }] of Object.entries(fileNotes)) {
    const given = input[field]
    if (given === undefined) continue
    const result = v.safeParse(schema, given === '' ? null : given)
    if (given === null || given === '') notes[field as keyof FileNotes] = null
    else if (result.success) notes[field as keyof FileNotes] = result.output || null
    else issues.push({ field, label, rule: 'format', message: result.issues[0].message })
  }
  return { notes, issues }
}
