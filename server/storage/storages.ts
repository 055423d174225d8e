import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createLocalStorage } from './local.ts'
import { createS3Storage } from './s3.ts'

/** Where files may be: in a folder of this machine always, in object storage where it is configured. */
export function storagesOf({ dataDir, objectStorage }: Pick<Config, 'dataDir' | 'objectStorage'>) {
  const uploadFolder = join(dataDir, 'upload')
  const folder = createLocalStorage(uploadFolder)
  const store = objectStorage && createS3Storage(objectStorage)
  return { uploadFolder, folder, store, storage: store ?? folder }
}
