import { join } from 'node:path'
import type { Config } from '../config'
import { createLocalStorage } from './local'
import { createS3Storage } from './s3'

/** Where files may be: in a folder of this machine always, in object storage where it is configured. */
export function storagesOf({ dataDir, objectStorage }: Pick<Config, 'dataDir' | 'objectStorage'>) {
  const uploadFolder = join(dataDir, 'upload')
  const folder = createLocalStorage(uploadFolder)
  const store = objectStorage && createS3Storage(objectStorage)
  return { uploadFolder, folder, store, storage: store ?? folder }
}
