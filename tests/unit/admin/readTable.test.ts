import { expect, test } from 'vitest'
import { readTable } from '#admin/importExport/readTable.ts'

test.each([
  [',', '甲; 乙; 丙'],
  [',', '甲 | 乙 | 丙'],
  [';', '甲, 乙, 丙, 丁'],
  ['\t', '甲, 乙; 丙'],
])(
  'the headings say that cells are parted by %j, whatever stands in a text: %s',
  async (separator, text) => {
    const lines = [
      ['課程名稱', '學費備註'],
      ...['會計', '金融', '法律'].map(title => [title, text]),
    ]
    // As Excel ends a file.
    const file = lines.map(line => `${line.join(separator)}\r\n`).join('')
    const table = await readTable(new File([file], 'list.csv'))
    expect(table.slice(0, lines.length)).toEqual(lines)
  },
)

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), 'a.csv'],
  ['Big5', new Uint8Array([0xa4, 0xa4, 0xa4, 0xe5]), 'a.csv'],
  ['a text', new TextEncoder().encode('hello'), 'a.xlsx'],
  ['nothing', new Uint8Array(), 'a.csv'],
])('%s is no table', async (_what, bytes, name) => {
  await expect(readTable(new File([bytes], name))).rejects.toThrow('不能讀取這個檔案')
})
