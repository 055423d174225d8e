// A document in the making: pages of one size with the school's running foot, and a pen that moves down
// the page and turns it when there is no more room. All measures are points.
// What must hold: the same calls give the same bytes, so nothing here may read a clock.
import PDFDocument from 'pdfkit'
import { SCHOOL_NAME } from '#contract/schoolName.ts'
import { breakLines, pieces } from '#server/drawing/breakLines.ts'
import { FACES, faceOf, fontBytes, type Weight } from './fonts.ts'
import { drawMark } from './ornament.ts'

const INK = '#10231c'
const SOFT = '#4a5d55'
const WRITTEN_ON = new Date('2026-01-01T00:00:00+08:00')

export interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  /** Distance from one line to the next, in multiples of the size. */
  readonly leading?: number
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly accent: string
  readonly margin: number
  private y: number
  private readonly bytes: Promise<Buffer>

  constructor(size: 'A4' | 'A5', title: string, accent: string) {
    this.accent = accent
    this.margin = size === 'A4' ? 62 : 42
    this.doc = new PDFDocument({
      size,
      margin: 0,
      bufferPages: true,
      lang: 'zh-Hant-MO',
      displayTitle: true,
      info: { Title: title, Author: SCHOOL_NAME, CreationDate: WRITTEN_ON },
    })
    for (const face of FACES)
      for (const weight of [400, 700] as const)
        this.doc.registerFont(face + weight, fontBytes(face, weight))
    this.y = this.margin
    const chunks: Buffer[] = []
    this.bytes = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
  }

  get width(): number {
    return this.doc.page.width
  }
  get height(): number {
    return this.doc.page.height
  }
  /** The width between the margins. */
  get measure(): number {
    return this.width - 2 * this.margin
  }
  /** Where the pen is; may be set. */
  get at(): number {
    return this.y
  }
  set at(y: number) {
    this.y = y
  }

  turnPage(): void {
    this.doc.addPage()
    this.y = this.margin
  }

  /** Turns the page unless `need` points are left above the foot. */
  room(need: number): void {
    if (this.y + need > this.height - this.margin - 14) this.turnPage()
  }

  /** Writes one line at a place, changing faces where the characters need it. Returns its width. */
  write(text: string, x: number, y: number, style: Style): number {
    const { size, weight = 400, colour = INK } = style
    let pen = x
    for (const run of this.runs(text)) {
      this.doc
        .font(run.face + weight)
        .fontSize(size)
        .fillColor(colour)
      this.doc.text(run.text, pen, y, { lineBreak: false })
      pen += this.doc.widthOfString(run.text)
    }
    return pen - x
  }

  widthOf(text: string, { size, weight = 400 }: Style): number {
    return this.runs(text).reduce(
      (sum, run) =>
        sum +
        this.doc
          .font(run.face + weight)
          .fontSize(size)
          .widthOfString(run.text),
      0,
    )
  }

  lines(text: string, width: number, style: Style): readonly string[] {
    // Every Chinese character and full-width mark is one em wide: only Latin needs measuring.
    return breakLines(text, width, piece =>
      piece >= '\u2e80' ? style.size : this.widthOf(piece, style),
    )
  }

  /** A paragraph from margin to margin, then `after` points of space. */
  paragraph(text: string, style: Style, after = 6, indent = 0): void {
    const step = style.size * (style.leading ?? 1.7)
    for (const line of this.lines(text, this.measure - indent, style)) {
      this.room(step)
      this.write(line, this.margin + indent, this.y, style)
      this.y += step
    }
    this.y += after
  }

  heading(text: string, size = 13): void {
    this.room(size * 4)
    this.y += size * 0.4
    this.doc.rect(this.margin, this.y + 2, 4, size * 1.25).fill(this.accent)
    this.write(text, this.margin + 12, this.y, { size, weight: 700, colour: this.accent })
    this.y += size * 1.9
  }

  /** A table: the first row is its head; `shares` are the columns' parts of the measure. */
  table(rows: readonly (readonly string[])[], shares: readonly number[], size = 9): void {
    const all = shares.reduce((sum, share) => sum + share, 0)
    const widths = shares.map(share => (share / all) * this.measure)
    const step = size * 1.55
    rows.forEach((row, index) => {
      const style: Style = { size, weight: index === 0 ? 700 : 400 }
      const cells = row.map((cell, i) => this.lines(cell, (widths[i] ?? 0) - 12, style))
      const tall = Math.max(...cells.map(lines => lines.length)) * step + 9
      this.room(tall)
      if (index === 0) this.doc.rect(this.margin, this.y, this.measure, tall).fill('#eef5f0')
      let x = this.margin
      cells.forEach((lines, i) => {
        lines.forEach((line, k) => void this.write(line, x + 6, this.y + 4 + k * step, style))
        x += widths[i] ?? 0
      })
      this.y += tall
      this.rule()
    })
    this.y += 10
  }

  /** A hairline across the measure. */
  rule(colour = '#d9e5de'): void {
    this.doc
      .moveTo(this.margin, this.y)
      .lineTo(this.width - this.margin, this.y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()
  }

  /** Draws the running foot (not on the first `bare` pages) and answers the finished bytes. */
  finish(bare = 1): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange()
    for (let page = bare; page < count; page += 1) {
      this.doc.switchToPage(page)
      const y = this.height - 30
      drawMark(this.doc, this.margin, y - 3, 13, this.accent)
      this.write(SCHOOL_NAME, this.margin + 19, y - 2, { size: 7, colour: SOFT })
      const number = `${page + 1} / ${count}`
      const x = this.width - this.margin - this.widthOf(number, { size: 7 })
      this.write(number, x, y - 2, { size: 7, colour: SOFT })
    }
    this.doc.end()
    return this.bytes
  }

  private runs(text: string): { face: string; text: string }[] {
    const runs: { face: string; text: string }[] = []
    for (const char of pieces(text).flatMap(piece => [...piece])) {
      const face = faceOf(char)
      const last = runs.at(-1)
      if (last?.face === face) last.text += char
      else runs.push({ face, text: char })
    }
    return runs
  }
}
