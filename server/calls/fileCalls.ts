import { legibleAsset } from '#contract/asset'
import { Failure, invalid } from '#contract/failure'
import { type KeptFile, readFileNotes } from '#contract/media'
import { toIso } from '#contract/time'
import type { KnownFile } from '../mongo/files'
import { type CallDependencies, type CallMakers, DONE } from './call'
import { readWriting } from './requestParts'

const fileToWire = (file: KnownFile): KeptFile => ({
  ...file,
  ...legibleAsset(file),
  created_at: toIso(file.created_at),
})

/** The calls about stored files: what there is, and what is said about one. */
export function fileCalls({
  repository,
  now,
  checkSpace,
}: CallDependencies): CallMakers<'listFiles' | 'modifyFile'> {
  return {
    listFiles: () => async () => ({
      data: (await repository.files.list()).map(fileToWire),
      message: DONE,
    }),

    modifyFile: endpoint => async request => {
      const { name, ...input } = request.body ?? {}
      const writing = readWriting(endpoint.name, request, now())
      const { notes, issues } = readFileNotes(input)
      if (issues.length > 0) throw invalid(issues)
      if (typeof name !== 'string') {
        throw invalid([{ field: 'name', label: '檔案', rule: 'format', message: '必須是檔案名稱' }])
      }
      await checkSpace()
      if (Object.keys(notes).length > 0) await repository.files.say(name, notes)
      const file = await repository.files.find(name)
      if (!file) throw new Failure('notFound')
      // Also where it was said before: whoever said it may have been stopped in between.
      await repository.tellFile(name, writing)
      return { data: fileToWire(file), message: '已儲存' }
    },
  }
}
