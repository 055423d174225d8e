import { describe, expect, test } from 'vitest'
import { asCsv, asXlsx, TOO_LONG } from '#admin/importExport/files.ts'
import { readRows } from '#admin/importExport/fromSheet.ts'
import type { ReadCell } from '#admin/importExport/readCell.ts'
import { readTable } from '#admin/importExport/readTable.ts'
import { sheetOf } from '#admin/importExport/sheet.ts'
import { courses } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'

const TUTOR = 'a'.repeat(24)
const titles = new Map([[TUTOR, '陳老師']])
const none = new Map()

const rowsOf = async (table: ReadCell[][], records = none) =>
  readRows(table, { collection: courses.degree, records, titles }, () => undefined)

const course = {
  id: 'b'.repeat(24),
  revision: 4,
  title: '=會計',
  major: '會計,金融',
  introduction: '<p>一</p>\n<p>二</p>',
  fee: 1280.5,
  subsidy: true,
  admission: 'selection',
  tutor_ids: [TUTOR],
  start_date: '2027-01-05',
  deadline: '2027-01-01T08:00:00.123Z',
  file_list: ['a.pdf', 'b.pdf'],
  enabled: false,
}

test.each([
  ['CSV', asCsv, 'list.csv'],
  ['XLSX', (sheet: Parameters<typeof asXlsx>[0]) => asXlsx(sheet, '課程'), 'list.xlsx'],
])('what was taken out as %s and comes in again changes nothing', async (_kind, write, name) => {
  const blob = await write(sheetOf(courses.degree, [course], titles))
  const table = await readTable(new File([blob], name))
  const records = new Map([[course.id, course]])
  const { rows, places, unknown } = await rowsOf(table, records)
  expect(rows).toEqual([{ id: course.id, revision: 4 }])
  expect([places, unknown]).toEqual([[2], []])
})

test('cells are read as a person means them', async () => {
  const { rows } = await rowsOf([
    ['課程名稱', '學費', '啟用', '取錄方式', '導師', '開課日期', '截止報名', '附件', '課時'],
    [
      '會計',
      'MOP 1,280.50',
      '是',
      '甄選',
      `陳老師\n${'C'.repeat(24)}`,
      new Date('2027-01-05'),
      '2027-01-01',
      'a.pdf',
      45,
    ],
    ["'=1+1", 'free', '也許', 'other', null, '5/1/2027', null, '', 'many'],
  ])
  expect(rows[0]).toEqual({
    title: '會計',
    fee: 1280.5,
    enabled: true,
    admission: 'selection',
    tutor_ids: [TUTOR, 'C'.repeat(24)],
    start_date: '2027-01-05',
    deadline: '2027-01-01',
    file_list: ['a.pdf'],
    hours: 45,
  })
  expect(rows[1]).toEqual({
    title: '=1+1',
    fee: 'free',
    enabled: '也許',
    admission: 'other',
    start_date: '5/1/2027',
    hours: 'many',
  })
})

test('a blank cell clears what the record has, and a column that is not there leaves it', async () => {
  const records = new Map([[course.id, course]])
  const { rows } = await rowsOf(
    [
      ['系統編號', '專業', '學費'],
      [course.id, '', 1280.5],
    ],
    records,
  )
  expect(rows).toEqual([{ id: course.id, major: null }])
})

test.each([
  ['2027/1/5', '2027-01-05'],
  ['2027-1-5', '2027-01-05'],
  ['２０２７年１月５日', '2027-01-05'],
  ['2027/1/5 00:00:00', '2027-01-05'],
  [46_392, '2027-01-05'],
  ['46392', '2027-01-05'],
  [new Date('2027-01-05T00:00:00Z'), '2027-01-05'],
  ['2027/1/5 9:30', '2027/1/5 9:30'],
  ['5/1/2027', '5/1/2027'],
  ['明日', '明日'],
])('the day %s is read as %s', async (cell, day) => {
  const { rows } = await rowsOf([['開課日期'], [cell]])
  expect(rows).toEqual([{ start_date: day }])
})

test.each([
  ['2027/1/5', '2027-01-05'],
  ['2027/1/5 9:30', '2027-01-05 09:30:00'],
  ['2027/1/5 下午 4:05:06', '2027-01-05 16:05:06'],
  ['2027/1/5 12:00 AM', '2027-01-05 00:00:00'],
  ['2027-01-05T16:00:00.000+08:00', '2027-01-05T16:00:00.000+08:00'],
  [46_392.5, '2027-01-05 12:00:00'],
  ['2027/1/5 午後', '2027/1/5 午後'],
])('the moment %s is read as %s', async (cell, moment) => {
  const { rows } = await rowsOf([['截止報名'], [cell]])
  expect(rows).toEqual([{ deadline: moment }])
})

test('a file from before names records under 編號; a column of other numbers is not taken for it', async () => {
  const records = new Map([[course.id, course]])
  const old = await rowsOf(
    [
      ['編號', '學費'],
      [course.id, 5],
      ['', 6],
    ],
    records,
  )
  expect([old.rows[0]?.id, old.unknown]).toEqual([course.id, []])
  const other = await rowsOf(
    [
      ['編號', '課程名稱'],
      ['DEG-101', '會計'],
    ],
    records,
  )
  expect([other.rows, other.unknown]).toEqual([[{ title: '會計' }], ['編號']])
  const both = await rowsOf(
    [
      ['系統編號', '編號'],
      [course.id, course.id],
    ],
    records,
  )
  expect([both.rows[0]?.id, both.unknown]).toEqual([course.id, ['編號']])
})

test('a text that did not fit into its cell is left as it is', async () => {
  const records = new Map([[course.id, course]])
  const { rows } = await rowsOf(
    [
      ['編號', '課程簡介'],
      [course.id, TOO_LONG],
    ],
    records,
  )
  expect(rows).toEqual([{ id: course.id }])
})

describe('of tutors with one name', () => {
  const OTHER = 'c'.repeat(24)
  const both = new Map([...titles, [OTHER, '陳老師']])
  const records = new Map([[course.id, course]])
  const read = (table: ReadCell[][]) =>
    readRows(table, { collection: courses.degree, records, titles: both }, () => undefined)
  const headings = ['系統編號', '導師']

  test('a file that is taken out names each by its id, which comes in as the same one', async () => {
    const [head, line] = [['導師'], sheetOf(courses.degree, [course], both).rows[0] ?? []]
    expect(line).toContain(TUTOR)
    const { rows, problems } = await read([head, [TUTOR], [OTHER]])
    expect(rows).toEqual([{ tutor_ids: [TUTOR] }, { tutor_ids: [OTHER] }])
    expect(problems).toEqual([])
  })

  test('none is taken for another: the row is refused, and it is said what to write', async () => {
    const table = [headings, ['', '陳老師'], [course.id, `陳老師\n${OTHER}`]]
    const { rows, problems } = await read(table)
    const message = '有多於一項名為「陳老師」，請改填系統編號'
    const place = { field: 'tutor_ids', label: '導師', message }
    expect(problems).toEqual([
      { ...place, row: 1 },
      { ...place, row: 2 },
    ])
    expect(rows).toEqual([{ id: null }, { id: course.id }])
  })

  test('a file from before changes nothing where it says what the record does', async () => {
    const { rows, problems } = await read([headings, [course.id, '陳老師']])
    expect([rows, problems]).toEqual([[{ id: course.id }], []])
  })
})

test('a record that none is called like is named as it stands in the cell', async () => {
  const { rows, problems } = await rowsOf([
    ['課程名稱', '導師'],
    ['會計', '陳老師\n陳老思'],
  ])
  const message = '沒有名為「陳老思」的記錄，請更正名稱，或改填系統編號'
  expect(problems).toEqual([{ row: 1, field: 'tutor_ids', label: '導師', message }])
  expect(rows).toEqual([{ title: '會計' }])
})

test('a row of CSV has the number that it has in its file, whatever blank lines stand before it', async () => {
  const text = '\n,\n課程名稱,學費\n\n會計,5\n , \n金融,6\n'
  const { rows, places } = await rowsOf(await readTable(new File([text], 'list.csv')))
  expect(rows.map(({ title }) => title)).toEqual(['會計', '金融'])
  expect(places).toEqual([5, 7])
})

test('blank rows are passed over, and unknown columns are named', async () => {
  const { rows, places, unknown } = await rowsOf([
    ['課程名稱', '備註', ''],
    [null, '', null],
    ['會計', 'x', null],
  ])
  expect(rows).toEqual([{ title: '會計' }])
  expect([places, unknown]).toEqual([[3], ['備註']])
})

test('two thousand rows are read in pieces, and it is told how far it is', async () => {
  const table = [['姓名'], ...Array.from({ length: 2_000 }, (_, index) => [`導師${index}`])]
  const told: number[] = []
  const { rows } = await readRows(table, { collection: tutor, records: none, titles }, share =>
    told.push(share),
  )
  expect(rows).toHaveLength(2_000)
  expect(told.length).toBeGreaterThan(20)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe(1)
})
