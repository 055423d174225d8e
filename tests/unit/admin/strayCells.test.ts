/** What is in a table where nothing is asked for, or says what nobody means: it is named, and never guessed. */
import { expect, test } from 'vitest'
import { readRows } from '#admin/importExport/fromSheet.ts'
import type { ReadCell } from '#admin/importExport/readCell.ts'
import { courses } from '#contract/collections/course.ts'

const course = { id: 'b'.repeat(24), revision: 4, title: '會計' }

const read = (...table: ReadCell[][]) => {
  const records = new Map([[course.id, course]])
  return readRows(
    table,
    { collection: courses.degree, records, titles: new Map() },
    () => undefined,
  )
}

test('two columns of one field are refused, however each of them calls it', async () => {
  await expect(read(['課程名稱', '專業', '專業'], ['會計', 'a', 'b'])).rejects.toThrow(
    '有多於一欄名為「專業」',
  )
  await expect(read(['課程名稱', 'title'], ['會計', '金融'])).rejects.toThrow('「title」')
  await expect(read(['課程名稱', '備註', '備註', '', ''], ['會計'])).resolves.toMatchObject({
    rows: [{ title: '會計' }],
  })
})

test('a row with more cells than there are headings is a fault; blank ones are none', async () => {
  const { problems } = await read(
    ['課程名稱', '專業'],
    ['會計', 'a', '', ' '],
    ['會計, 初級', 'a', 'b'],
  )
  expect(problems).toEqual([
    { row: 2, field: '', label: '', message: expect.stringContaining('格比欄位多') },
  ])
})

test('what Excel shows of a formula that fails is no content', async () => {
  const { rows, problems } = await read(['課程名稱', '專業', '學費'], ['#NAME?', '#1', '#N/A'])
  expect(rows).toEqual([{ major: '#1' }])
  expect(problems).toEqual([
    { row: 1, field: 'title', label: '課程名稱', message: '「#NAME?」是Excel的公式錯誤，不是內容' },
    { row: 1, field: 'fee', label: '學費', message: '「#N/A」是Excel的公式錯誤，不是內容' },
  ])
})

test('a revision that is none is left for the server to name, which else would take any', async () => {
  const headings = ['系統編號', '版本', '課程名稱']
  const { rows } = await read(headings, [course.id, 'v4', '金融'], [course.id, '4', '金融'])
  expect(rows.map(({ revision }) => revision)).toEqual(['v4', 4])
})

test.each([
  ['1,280.50', 1280.5],
  ['MOP 12,345,678', 12_345_678],
  ['-1,280', -1280],
  // Of a computer in Portuguese, which parts off decimals by a comma.
  ['1280,50', '1280,50'],
  ['1280,5', '1280,5'],
  ['0,500', '0,500'],
  ['1,28,000', '1,28,000'],
])('the amount %s is read as %j', async (cell, fee) => {
  const { rows } = await read(['課程名稱', '學費'], ['會計', cell])
  expect(rows).toEqual([{ title: '會計', fee }])
})

test('a file that waited on a device when its record was taken out is the record’s to keep', async () => {
  const waiting = `pending-${crypto.randomUUID()}`
  const { rows } = await read(
    ['系統編號', '圖片', '課程內容', '專業'],
    [course.id, waiting, `<p><img src="/upload/${waiting}"></p>`, '金融'],
  )
  expect(rows).toEqual([{ id: course.id, major: '金融' }])
})
