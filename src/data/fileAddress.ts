/**
 * Where a stored file is asked for: the one place that turns its name into an address. Where the school
 * has a public address for its storage, pictures are there. The document says so, in an attribute that
 * the server writes, so that a page is hydrated with the addresses that it was rendered with. Documents
 * stay with the site: a browser frames them, and saves them under their names, from there alone.
 */
import {
  type Asset,
  assetAddress,
  pictureSources as sourcesAt,
  UPLOAD_PATH,
} from '#contract/asset.ts'

const isDocument = (name: string): boolean => /\.(pdf|docx|xlsx)$/.test(name)

let pictures = import.meta.env.SSR ? undefined : document.documentElement.dataset.pictures

/** What the document has to say; nothing where pictures are with the site. */
export const picturesAt = (): string | undefined => pictures

/** On the server, which knows it from its configuration. */
export function keepPicturesAt(address: string | undefined): void {
  pictures = address
}

/** The address of a stored file; an absolute one stays. */
export const fileAddress = (name: string): string =>
  assetAddress(name, isDocument(name) ? UPLOAD_PATH : pictures)

/** The `srcset` of a stored picture, or `undefined` where it has no narrower copies. */
export const pictureSources = (name: string, asset: Asset | undefined): string | undefined =>
  sourcesAt(name, asset, pictures)
