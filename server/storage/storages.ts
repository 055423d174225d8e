import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { StartRefused } from '../database/engineMark.ts'
import { inTime } from '../database/inTime.ts'
import { createLocalStorage } from './local.ts'
import { createS3Storage, type RemoteStorage } from './s3.ts'

/** Where files may be: in a folder of this machine always, in object storage where it is configured. */
export function storagesOf({ dataDir, objectStorage }: Pick<Config, 'dataDir' | 'objectStorage'>) {
  const uploadFolder = join(dataDir, 'upload')
  const folder = createLocalStorage(uploadFolder)
  const store = objectStorage && createS3Storage(objectStorage)
  return { uploadFolder, folder, store, storage: store ?? folder }
}

/**
 * Asks object storage once. One that is only away may come back.
 * @throws StartRefused in one line where it refuses, which it would do with every file
 */
export async function refuseWrongStore(store: RemoteStorage, logger: Logger): Promise<void> {
  const refusal = await inTime(store.refusal).catch(error => {
    logger.warn({ err: error }, 'object storage cannot be reached yet')
  })
  if (!refusal) return
  throw new StartRefused(
    `S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION must be those of the object storage, with a key that may list the bucket; it answers ${refusal}.`,
  )
}
