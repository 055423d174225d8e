import { Failure } from '#contract/failure'
import { networkOf } from '../access/network'
import { takeIn } from '../storage/intake'
import type { CallDependencies, CallMakers } from './call'

/** Keeps files for records to name. A form is taken whole: one file refused, and none is kept. */
export function uploadCalls({
  repository,
  storage,
  uploadLimit,
  now,
  checkSpace,
}: CallDependencies): CallMakers<'upload'> {
  return {
    upload:
      () =>
      async ({ files = [], address = '' }) => {
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
  }
}
