import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents } from '#server/demo/documents/catalogue.ts'
import { FACES, faceOf, fontBytes } from '#server/demo/documents/fonts.ts'
import { breakLines } from '#server/drawing/breakLines.ts'
import { trueTypeOf } from '#server/drawing/woff.ts'

interface Font {
  hasGlyphForCodePoint(code: number): boolean
}
const fontkit: { create(bytes: Buffer): Font } = createRequire(import.meta.url)('fontkit')

/** What is printed stands in these. */
const SOURCES = ['documents', 'content/documents', 'content/Blog'].map(folder =>
  join(import.meta.dirname, '../../../server/demo', folder),
)
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('the documents of the demo school', () => {
  it('carry the names that texts and courses refer to', () => {
    expect(documents.map(({ label }) => label)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map(n => `publication-${n}.pdf`),
      '報名表.pdf',
      '課程簡介.pdf',
      '校曆2026-2027.pdf',
    ])
  })

  it.each(documents)('$label is a PDF of one to four pages and under 120 kB', async ({ write }) => {
    const pdf = await write()
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pdf.length).toBeLessThan(120_000)
    expect(pagesIn(pdf)).toBeGreaterThanOrEqual(1)
    expect(pagesIn(pdf)).toBeLessThanOrEqual(4)
  })

  it('are the same bytes every time', async () => {
    const form = documents.find(({ label }) => label === '報名表.pdf')
    const [once, again] = [await form?.write(), await form?.write()]
    expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true)
  })

  it('use no character that their typeface lacks', () => {
    const written = SOURCES.flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => /\.(ts|md)$/.test(name))
        .map(name => readFileSync(join(folder, name), 'utf8')),
    ).join('')
    const chars = [...new Set(written)].filter(char => char > ' ')
    expect(chars.length).toBeGreaterThan(500)
    for (const weight of [400, 700] as const) {
      const fonts = new Map(FACES.map(face => [face, fontkit.create(fontBytes(face, weight))]))
      const lacking = chars.filter(
        char => !fonts.get(faceOf(char))?.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
      )
      expect(lacking).toEqual([])
    }
  })
})

describe('lines of Chinese text', () => {
  const measure = (piece: string) => [...piece].length

  it('lose and add nothing', () => {
    const text = '學而有用，用而能傳（讓每一位願意學習的人），都找到合適的時間。'
    expect(breakLines(text, 7, measure).join('')).toBe(text)
  })

  it('never begin with a closing mark nor end with an opening one', () => {
    const text = '一二三四五，六七八（九十）一二三「四五六」七八九。十'
    for (let width = 3; width < 12; width += 1) {
      for (const line of breakLines(text, width, measure)) {
        expect(line).not.toMatch(/^[，。）」]/u)
        expect(line).not.toMatch(/[（「]$/u)
      }
    }
  })

  it('never cut a number or a Latin word', () => {
    const lines = breakLines('查詢請致電2800或電郵info@example.mo與我們聯絡', 16, measure)
    expect(lines.some(line => line.includes('2800'))).toBe(true)
    expect(lines.some(line => line.includes('info@example.mo'))).toBe(true)
  })
})

describe('unpacking a font', () => {
  it('refuses what is not a WOFF file', () => {
    expect(() => trueTypeOf(Buffer.alloc(64))).toThrow('WOFF')
  })
})
