// Words in a picture are outlines of the typeface of the documents: what a machine has installed does not
// matter. What must hold: a character that the typeface lacks stops the build.
import { create, type Font } from 'fontkit'
import { at, path } from '#server/drawing/svg.ts'
import { type Face, faceOf, fontBytes } from '../documents/fonts.ts'

const fonts = new Map<Face, Font>()

function fontOf(char: string): Font {
  const face = faceOf(char)
  const font = fonts.get(face) ?? create(fontBytes(face, 700))
  fonts.set(face, font)
  return font
}

/** A character's outline from its base line up, and how far it takes the pen. */
function glyph(char: string, size: number) {
  const code = char.codePointAt(0) ?? 0
  const font = fontOf(char)
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`the typeface lacks ${char}`)
  const { advanceWidth, path: shape } = font.glyphForCodePoint(code)
  const scale = size / font.unitsPerEm
  return { data: shape.scale(scale, -scale).toSVG(), width: advanceWidth * scale }
}

/** One bold line of words on the base line `y`, from `x` on or with its middle there. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' = 'start',
): string {
  const glyphs = [...text].map(char => glyph(char, size))
  const whole = glyphs.reduce((sum, { width }) => sum + width, 0)
  let pen = anchor === 'middle' ? x - whole / 2 : x
  const drawn = glyphs.map(({ data, width }) => {
    pen += width
    return at(pen - width, y, path(data, fill))
  })
  return `<g aria-label="${text}">${drawn.join('')}</g>`
}
