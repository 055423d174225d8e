/**
 * Stored pictures, wherever a page asks for them: from the site, or from its storage's public address,
 * which only pages know. The name alone says which one it is, so a picture is kept once, under the
 * address that it has with the site, and what is kept outlives a move of the storage.
 */
import { UPLOAD_PATH } from '#contract/asset.ts'
import { isStoredName } from '#contract/storedName.ts'

const nameIn = ({ pathname }: URL): string => pathname.slice(pathname.lastIndexOf('/') + 1)

/** Whether the site itself gives it out. */
export const isOwn = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith(`${UPLOAD_PATH}/`)

/** Whether a file of that name may be the site's. The pages' policy lets pictures come from nobody else. */
export const isStored = (url: URL): boolean =>
  isOwn(url) || (url.origin !== location.origin && isStoredName(nameIn(url)))

/** Where the site itself gives the file out. */
export const ownAddress = (address: string): string =>
  `${location.origin}${UPLOAD_PATH}/${nameIn(new URL(address))}`
