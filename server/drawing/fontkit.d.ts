/** What is used of it. */
declare module 'fontkit' {
  interface Outline {
    scale(x: number, y: number): Outline
    toSVG(): string
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): { advanceWidth: number; path: Outline }
  }
  export function create(bytes: Buffer): Font
}
