/** A file's first table, whatever the file is. */
import type { parse } from 'papaparse'
import { Failure } from '#contract/failure.ts'
import type { ReadCell } from './readCell.ts'

const unreadable = (cause?: unknown) =>
  new Failure('invalid', { message: '不能讀取這個檔案：必須是CSV（UTF-8）或XLSX', cause })

/** The cells of a CSV or XLSX file. @throws Failure `invalid` where it is neither */
export async function readTable(file: File): Promise<ReadCell[][]> {
  return /\.xlsx$/i.test(file.name) ? readXlsx(file) : readCsv(file)
}

async function readXlsx(file: File): Promise<ReadCell[][]> {
  const { readSheet } = await import('read-excel-file/browser')
  try {
    return (await readSheet(file, { trim: false })) as ReadCell[][]
  } catch (error) {
    throw unreadable(error)
  }
}

/** What programs put between the cells of a line, the usual first. */
const SEPARATORS = [',', ';', '\t']

/** Told by the headings alone: each of them may stand in a text below, as often as in another one. */
function separatorOf(text: string, read: typeof parse): string {
  const begun = text.replace(/^[\s,;]+/, '')
  const count = (delimiter: string) =>
    read<string[]>(begun, { delimiter, preview: 1 }).data[0]?.length ?? 0
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best))
}

async function readCsv(file: File): Promise<ReadCell[][]> {
  const { default: Papa } = await import('papaparse')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch (error) {
    throw unreadable(error)
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text, Papa.parse) })
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault || data.length === 0) throw unreadable(fault)
  return data
}
