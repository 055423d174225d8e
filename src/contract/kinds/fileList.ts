import * as v from 'valibot'
import { FILE_LIST_SEPARATOR, splitFileList } from '../asset.ts'
import { fileName, LIMITS, listOf } from '../textRules.ts'
import { linesInCell } from './cell.ts'
import { file } from './file.ts'
import type { Common, Kind } from './kind.ts'

interface Options extends Common {
  readonly holds: 'image' | 'file'
  /** How a GET spells it; a write may use either. */
  readonly answer: 'list' | 'text'
}

const nameList = () =>
  v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'string' ? splitFileList(value) : value)),
    listOf(fileName()),
  )

export const fileList: Kind<Options, string[] | string> = {
  schema: ({ answer }) =>
    answer === 'list'
      ? nameList()
      : v.pipe(
          nameList(),
          v.transform(names => names.join(FILE_LIST_SEPARATOR)),
        ),
  empty: ({ answer }) => (answer === 'list' ? [] : ''),
  // An empty one was once kept as a list in either spelling.
  answer: (stored, { answer }) =>
    answer === 'text'
      ? splitFileList(stored as string).join(FILE_LIST_SEPARATOR)
      : (stored as string[]),
  written: value => (Array.isArray(value) ? value.join(FILE_LIST_SEPARATOR) : value),
  json: field =>
    field.answer === 'list'
      ? { type: 'array', items: file.json(field), maxItems: LIMITS.listEntries }
      : { type: 'string', description: `以${FILE_LIST_SEPARATOR}分隔的檔案名稱` },
  asText: value => splitFileList(value).join('\n'),
  fromCell: linesInCell,
  group: 'media',
  isOwn: true,
  files: splitFileList,
}
