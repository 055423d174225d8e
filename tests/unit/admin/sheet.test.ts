import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { asCsv, asXlsx, TOO_LONG } from '#admin/importExport/files.ts'
import { type Sheet, sheetOf } from '#admin/importExport/sheet.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import {
  choice,
  commaList,
  dateTime,
  fileList,
  flag,
  money,
  references,
  text,
} from '#contract/field.ts'
import { toCell } from '#contract/kinds/index.ts'

const titles = new Map([['a'.repeat(24), '陳老師']])

test.each([
  ['a flag', flag('啟用', { default: true }), false, '否'],
  ['a choice', choice('類別', { options: { news: '最新消息' } }), 'news', '最新消息'],
  ['an amount', money('學費'), 1280.5, 1280.5],
  ['nothing', text('標題'), null, null],
  [
    'a moment',
    dateTime('截止', { defaultTime: '16:00:00.000' }),
    '2026-12-31T08:00:00Z',
    '2026-12-31 16:00:00',
  ],
  ['a list', commaList('專業'), '會計,金融', '會計,金融'],
  [
    'files',
    fileList('附件', { holds: 'file', answer: 'list' }),
    ['a.pdf', 'b.pdf'],
    'a.pdf\nb.pdf',
  ],
  ['others', references('導師', { collection: 'Tutor' }), ['a'.repeat(24), 'b'], '陳老師\nb'],
])('%s stands in its cell as a person reads it', (_what, field, value, cell) => {
  expect(toCell(field, value, titles)).toBe(cell)
})

test('every field has a column of its own, headed by its label', () => {
  const { headings, rows } = sheetOf(
    courses.degree,
    [{ id: 'x', revision: 3, title: '會計' }],
    titles,
  )
  expect(headings.slice(0, 3)).toEqual(['系統編號', '版本', '課程名稱'])
  expect(new Set(headings).size).toBe(Object.keys(courses.degree.fields).length + 2)
  expect(rows[0]?.slice(0, 3)).toEqual(['x', 3, '會計'])
})

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")']
const sheet = (cells: (string | number)[]): Sheet => ({
  headings: ['標題'],
  rows: cells.map(cell => [cell]),
})

test('what begins like a formula is a text in CSV, and a number stays a number', async () => {
  const content = await (await asCsv(sheet([...formulas, -3.5]))).text()
  const { data } = Papa.parse<string[]>(content.replace('\ufeff', ''))
  const [, ...cells] = data.slice(0, -1).map(([cell]) => cell)
  // After a tab, a program that reads lists with semicolons begins a cell.
  const told = formulas.map(formula => `'${formula}`.replace('\t', "\t'"))
  expect(cells).toEqual(told)
  expect(data.at(-1)).toEqual(['-3.5'])
})

test('CSV says that it is UTF-8', async () => {
  const bytes = new Uint8Array(await (await asCsv(sheet(['澳門']))).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('XLSX holds the texts as they are, and none of them is a formula', async () => {
  const file = await asXlsx(sheet([...formulas, 12, '一\n二']), latestNotice.label)
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()), { trim: false })
  expect(rows.map(([cell]) => cell)).toEqual(['標題', ...formulas, 12, '一\n二'])
})

test('a text that Excel cannot hold is said to be too long', async () => {
  const file = await asXlsx(sheet(['長'.repeat(32_768), '長'.repeat(32_767)]), latestNotice.label)
  const [, [first] = [], [second] = []] = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect(first).toBe(TOO_LONG)
  expect(String(second)).toHaveLength(32_767)
})
