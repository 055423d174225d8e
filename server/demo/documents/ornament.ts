import { markShapes } from '../pictures/mark.ts'
import { STAR_QUARTER } from '../pictures/verbs/tile.ts'

type Doc = PDFKit.PDFDocument

/** A band of star tiles in line work: points, from the upper left corner, whole tiles of side `s`. */
export function tileBand(
  doc: Doc,
  box: { x: number; y: number; w: number; h: number },
  s: number,
  colour: string,
): void {
  doc.save().rect(box.x, box.y, box.w, box.h).clip()
  doc.lineWidth(2.5).strokeColor(colour)
  for (let y = box.y; y < box.y + box.h; y += s) {
    for (let x = box.x; x < box.x + box.w; x += s) {
      for (let turn = 0; turn < 4; turn += 1) {
        doc
          .save()
          .translate(x, y)
          .scale(s / 100)
        doc.rotate(90 * turn, { origin: [50, 50] })
        doc.path(STAR_QUARTER).stroke().restore()
      }
    }
  }
  doc.restore()
}

/** The school's mark on its tile, `size` points wide. */
export function drawMark(doc: Doc, x: number, y: number, size: number, colour: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 64)
  doc.roundedRect(0, 0, 64, 64, 13).fill(colour)
  doc.path(markShapes).fill('#ffffff').restore()
}
