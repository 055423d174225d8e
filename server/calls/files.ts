import { legibleAsset } from '#contract/asset.ts'
import type { fileCalls } from '#contract/calls/files.ts'
import { Failure } from '#contract/failure.ts'
import type { LibraryFile } from '#contract/media.ts'
import { toIso } from '#contract/time.ts'
import { networkOf } from '../access/network.ts'
import type { KnownFile } from '../records/files.ts'
import { takeIn } from '../storage/intake.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { readWriting } from './requestParts.ts'

const fileToWire = (file: KnownFile): LibraryFile => ({
  ...file,
  ...legibleAsset(file),
  created_at: toIso(file.created_at),
})

/** The calls about stored files: what there is, what is said about one, and more of them for records to name. */
export function fileHandlers({
  repository,
  storage,
  uploadLimit,
  now,
  checkSpace,
}: CallDependencies): Handlers<typeof fileCalls> {
  return {
    /** A form is taken whole: one file refused, and none is kept. */
    async upload({ files = [], address = '' }) {
      await uploadLimit.count(networkOf(address))
      if (files.length === 0) throw new Failure('invalid', { message: '檔案：必須選擇' })
      const taken = []
      // One after the other: unpacked, a picture is many times its size.
      for (const { bytes, label } of files) taken.push(await takeIn(bytes, label))
      await checkSpace()
      for (const { name, asset, copies } of taken) {
        for (const copy of copies) await storage.put(copy.name, copy.bytes)
        await repository.files.note(name, asset, now())
      }
      return { data: taken.map(({ name, asset }) => ({ name, ...asset })), message: '已上載' }
    },

    listFiles: async () => ({ data: (await repository.files.list()).map(fileToWire) }),

    async modifyFile(request) {
      const writing = readWriting(request, now())
      const { name, ...notes } = request.input
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
