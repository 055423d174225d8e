import { fileName, LIMITS } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

/** The stored name of a document. */
export const file: Kind<Common, string> = {
  schema: fileName,
  json: () => ({ type: 'string', maxLength: LIMITS.text, description: '檔案名稱' }),
  group: 'media',
  isOwn: true,
  files: name => [name],
}
