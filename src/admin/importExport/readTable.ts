/** A file's first table, whatever the file is. */
import { Failure } from '#contract/failure.ts'
import type { ReadCell } from './fromSheet.ts'

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

async function readCsv(file: File): Promise<ReadCell[][]> {
  const { default: Papa } = await import('papaparse')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch (error) {
    throw unreadable(error)
  }
  const { data, errors } = Papa.parse<string[]>(text)
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault || data.length === 0) throw unreadable(fault)
  return data
}
