/**
 * Words as outlines: what typefaces a machine has does not matter. What must hold: whatever staff write
 * can be drawn. A letter that no piece of the typeface has leaves a mark in its place, as in print; what
 * is no letter (emoji, joiners) is left out.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { at, path } from './svg.ts'
import { trueTypeOf } from './woff.ts'

/** A file of the typeface, and the characters it is for. */
export interface Piece {
  file: string
  ranges: [from: number, to: number][]
}

/** The list of pieces, beside them. */
export const PIECES = 'pieces.json'

/** Set in the place of a letter that is missing. */
const MISSING = '〓'

/** So many are kept open, of some 100 kB each. */
const MOST_OPEN = 24
/** And so many outlines, of half a kilobyte each. */
const MOST_OUTLINES = 2_000

/** An outline on an em of one unit, from its base line down as SVG counts. */
interface Glyph {
  data: string
  width: number
  em: number
}

const NOTHING: Glyph = { data: '', width: 0, em: 1 }

/** The typeface whose pieces `packType` left in `folder`. They are opened when they are first needed. */
export function openTypeface(folder: string) {
  let pieces: readonly Piece[] | undefined
  const fonts = new LRUCache<string, Font>({
    max: MOST_OPEN,
  })
  const glyphs = new LRUCache<string, Glyph>({ max: MOST_OUTLINES })

  function fontOf({ file }: Piece): Font {
    const font = fonts.get(file) ?? create(trueTypeOf(readFileSync(join(folder, file))))
    fonts.set(file, font)
    return font
  }

  function find(char: string): Glyph | undefined {
    pieces ??= JSON.parse(readFileSync(join(folder, PIECES), 'utf8')) as Piece[]
    const code = char.codePointAt(0) ?? 0
    for (const piece of pieces) {
      if (!piece.ranges.some(([from, to]) => from <= code && code <= to)) continue
      const font = fontOf(piece)
      if (!font.hasGlyphForCodePoint(code)) continue
      const { advanceWidth, path: outline } = font.glyphForCodePoint(code)
      const data = outline.scale(1, -1).toSVG()
      return { data, width: advanceWidth / font.unitsPerEm, em: font.unitsPerEm }
    }
    return undefined
  }

  function glyph(char: string): Glyph {
    const known = glyphs.get(char)
    if (known) return known
    const isLetter = /[\p{L}\p{N}]/u.test(char)
    const found = find(char) ?? (isLetter ? find(MISSING) : undefined) ?? NOTHING
    glyphs.set(char, found)
    return found
  }

  const widthOf = (text: string, size: number): number =>
    [...text].reduce((sum, char) => sum + glyph(char).width * size, 0)

  /** One line of words on the base line `y`, from `x` on. */
  function words(text: string, x: number, y: number, size: number, fill: string): string {
    let pen = x
    return [...text]
      .map(char => {
        const { data, width, em } = glyph(char)
        const drawn = data && at(pen, y, path(data, fill), size / em)
        pen += width * size
        return drawn
      })
      .join('')
  }

  return { widthOf, words }
}

export type Typeface = ReturnType<typeof openTypeface>
