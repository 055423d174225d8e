import { initialContact } from '#contract/contact.ts'
import { SCHOOL_NAME } from '#contract/schoolName.ts'
import type { Issue } from './issues.ts'
import { drawMark, tileBand } from './ornament.ts'
import { Sheet } from './sheet.ts'

function frontPage(sheet: Sheet, issue: Issue): void {
  const { doc, width, height, margin, accent } = sheet
  doc.rect(0, 0, width, 10).fill(accent)
  drawMark(doc, margin, 48, 44, accent)
  sheet.write(SCHOOL_NAME, margin + 56, 50, { size: 12, weight: 700, colour: accent })
  const portuguese = initialContact.name.pt
  sheet.write(portuguese, margin + 56, 72, { size: 7.5, colour: '#4a5d55' })
  sheet.write(issue.title, margin - 2, 150, { size: 34, weight: 700 })
  sheet.write(`${issue.number}　${issue.date}`, margin, 206, { size: 13, colour: accent })
  sheet.at = 246
  sheet.paragraph(issue.motto, { size: 10.5, colour: '#4a5d55' })
  const s = width / 7
  tileBand(doc, { x: 0, y: height - 3 * s - 10, w: width, h: 3 * s }, s, accent)
  doc.rect(0, height - 3 * s - 14, width, 4).fill(accent)
  doc.rect(0, height - 10, width, 10).fill(accent)
}

function contents(sheet: Sheet, issue: Issue): void {
  sheet.heading('目錄')
  const titles = [
    ...issue.articles.map(({ title }) => title),
    ...(issue.table ? [issue.table.title] : []),
  ]
  titles.forEach((title, i) => {
    sheet.write(String(i + 1), sheet.margin, sheet.at, {
      size: 11,
      weight: 700,
      colour: sheet.accent,
    })
    sheet.write(title, sheet.margin + 22, sheet.at, { size: 11 })
    sheet.at += 22
    sheet.rule()
    sheet.at += 6
  })
  sheet.at += 4
}

/** Who published it, above a last row of tiles at the foot of the page. */
function colophon(sheet: Sheet): void {
  const { doc, margin, height, measure, accent } = sheet
  const s = measure / 12
  sheet.room(s + 28)
  const top = height - margin - s - 6
  tileBand(doc, { x: margin, y: top, w: measure, h: s }, s, accent)
  const style = { size: 8, colour: '#4a5d55' }
  sheet.write(
    `出版：${SCHOOL_NAME}　電話：2800 0000　電郵：info@example.mo`,
    margin,
    top - 32,
    style,
  )
  sheet.write('地址：澳門示範大馬路100號持教大樓地下至四樓', margin, top - 15, style)
}

/** An issue of a school publication as a PDF: front page, contents, articles, colophon. */
export function writeIssue(issue: Issue): Promise<Buffer> {
  const sheet = new Sheet('A5', `${issue.title}${issue.number}`, issue.accent)
  frontPage(sheet, issue)
  sheet.turnPage()
  contents(sheet, issue)
  issue.articles.forEach(({ title, author, paragraphs }, i) => {
    if (i > 0) sheet.turnPage()
    sheet.heading(title, 15)
    sheet.paragraph(author, { size: 9, colour: '#4a5d55' }, 6)
    for (const text of paragraphs) sheet.paragraph(`　　${text}`, { size: 10.5, leading: 1.75 }, 7)
  })
  if (issue.table) {
    sheet.heading(issue.table.title)
    sheet.table(issue.table.rows, issue.table.shares, 9)
  }
  colophon(sheet)
  return sheet.finish()
}
