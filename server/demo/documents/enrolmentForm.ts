import { initialContact } from '#contract/contact.ts'
import { SCHOOL_NAME } from '#contract/schoolName.ts'
import { drawMark, tileBand } from './ornament.ts'
import { Sheet, type Style } from './sheet.ts'

const LABEL: Style = { size: 9.5, colour: '#4a5d55' }

/** A head with the mark, the title and a thin band of tiles; used by all single-sheet documents. */
export function letterhead(sheet: Sheet, title: string, subtitle: string): void {
  const { doc, width, margin, accent } = sheet
  tileBand(doc, { x: 0, y: 0, w: width, h: 34 }, 34, accent)
  doc.rect(0, 34, width, 3).fill(accent)
  drawMark(doc, margin, 58, 46, accent)
  sheet.write(SCHOOL_NAME, margin + 60, 60, { size: 12, weight: 700, colour: accent })
  const portuguese = initialContact.name.pt
  sheet.write(portuguese, margin + 60, 82, { size: 8.5, colour: '#4a5d55' })
  sheet.write(title, margin, 126, { size: 22, weight: 700 })
  sheet.at = 160
  sheet.paragraph(subtitle, { size: 9.5, colour: '#4a5d55' }, 8)
}

/** Fields side by side, each a label above a line to write on. */
function fields(sheet: Sheet, labels: readonly string[]): void {
  const gap = 18
  const w = (sheet.measure - gap * (labels.length - 1)) / labels.length
  labels.forEach((label, i) => {
    const x = sheet.margin + i * (w + gap)
    sheet.write(label, x, sheet.at, LABEL)
    sheet.doc
      .moveTo(x, sheet.at + 42)
      .lineTo(x + w, sheet.at + 42)
      .lineWidth(0.7)
      .strokeColor('#4a5d55')
      .stroke()
  })
  sheet.at += 55
}

/** Boxes to tick in a row. */
function choices(sheet: Sheet, label: string, options: readonly string[]): void {
  let x = sheet.margin + sheet.write(label, sheet.margin, sheet.at, LABEL) + 14
  for (const option of options) {
    sheet.doc
      .rect(x, sheet.at + 1.5, 9, 9)
      .lineWidth(0.8)
      .strokeColor('#4a5d55')
      .stroke()
    x += 14 + sheet.write(option, x + 14, sheet.at, { size: 9.5 }) + 16
  }
  sheet.at += 30
}

/** 報名表: one sheet to print, fill in by hand and bring to the counter. */
export function writeEnrolmentForm(): Promise<Buffer> {
  const sheet = new Sheet('A4', '報名表', '#0b6b4f')
  letterhead(
    sheet,
    '課程報名表',
    '請以正楷填寫，連同身份證明文件正本及副本，於服務處開放時間內交回。網上報名者毋須填寫本表。',
  )
  sheet.heading('一、報讀課程')
  fields(sheet, ['課程編號', '課程名稱'])
  choices(sheet, '課程類別', ['學歷', '教師', '專業證書', '持續專業發展', '產教融合'])
  sheet.heading('二、個人資料')
  fields(sheet, ['中文姓名', '外文姓名', '出生日期（年、月、日）'])
  fields(sheet, ['身份證明文件編號', '流動電話', '電郵'])
  fields(sheet, ['通訊地址'])
  choices(sheet, '最高學歷', ['小學', '初中', '高中', '大專或以上'])
  choices(sheet, '使用持續進修發展計劃', ['是', '否'])
  sheet.heading('三、聲明')
  for (const text of [
    '本人聲明所填資料真實無誤，並已閱讀及同意報名須知所載的繳費、退費及出席規定。',
    '本人同意學校按個人資料保護法處理以上資料，只用於報名、教學、資助申報及發出證書。',
  ])
    sheet.paragraph(text, { size: 9.5 }, 2)
  sheet.at += 8
  fields(sheet, ['申請人簽署', '日期'])
  sheet.rule(sheet.accent)
  sheet.at += 8
  sheet.write('校方專用', sheet.margin, sheet.at, { ...LABEL, weight: 700 })
  sheet.at += 18
  fields(sheet, ['收件日期', '收據編號', '經手人'])
  return sheet.finish(0)
}
