/** Stored files: what there is, what is said about one, and more of them. */
import * as v from 'valibot'
import type { StoredFile } from '../asset.ts'
import { fileNoteEntries, type LibraryFile } from '../media.ts'
import { listOf, read, ref, type Told, write } from './call.ts'
import { labelled, moment } from './parts.ts'

const storedFile = ref<StoredFile>('StoredFile')
const keptFile = {
  json: { allOf: [storedFile, v.object({ created_at: moment })] },
} as Told<LibraryFile>

export const fileCalls = {
  upload: write('upload', '上載圖片或文件', { takes: 'files', output: listOf(storedFile) }),
  listFiles: read('getFile', '所有檔案', { access: 'staff', output: listOf(keptFile) }),
  modifyFile: write('modifyFile', '修改檔案的替代文字及焦點', {
    input: v.object({ name: labelled('檔案', v.string('必須是檔案名稱')), ...fileNoteEntries }),
    output: keptFile,
  }),
}
