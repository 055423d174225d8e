import { blocksOf, readContentFile, rowsOf } from '../contentFile.ts'
import { letterhead } from './enrolmentForm.ts'
import { Sheet } from './sheet.ts'

/** The tables of the page that says the same. */
function tablesOfPage(): string[][][] {
  const { sections } = readContentFile('Blog/05-about-calendar.md')
  const blocks = sections.flatMap(({ text }) => blocksOf(text))
  return blocks
    .filter(block => block.startsWith('|'))
    .map(block => rowsOf(block).filter((_row, index) => index !== 1))
}

/** 校曆2026-2027: the terms and the days without classes. */
export function writeSchoolCalendar(): Promise<Buffer> {
  const [terms = [], closures = []] = tablesOfPage()
  const sheet = new Sheet('A4', '校曆2026-2027', '#0b6b4f')
  letterhead(
    sheet,
    '2026/2027學年校曆',
    '適用於學歷課程及全學年課程。短期課程的開課及結業日期，以課程頁所載為準。',
  )
  sheet.heading('學期安排')
  sheet.table(terms, [3, 5, 5], 11)
  sheet.heading('注意事項')
  for (const text of [
    '停課日期以外，如遇惡劣天氣，請按本校「惡劣天氣安排」處理。',
    '因停課而順延的課堂，導師會在課堂上宣佈補課日期，並以電郵通知。',
    '公眾假期以特區政府公佈為準；校曆如有修訂，將於最新公告發佈。查詢電話：2800 0000。',
  ])
    sheet.paragraph(text, { size: 11 }, 4)
  sheet.turnPage()
  sheet.heading('停課日期')
  sheet.table(closures, [6, 5], 11)
  return sheet.finish(0)
}
