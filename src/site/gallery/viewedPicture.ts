import type { Assets } from '#contract/asset.ts'

/** A picture of a list as the large view shows it. */
export interface ViewedPicture {
  name: string
  assets: Assets
  alt: string
  /** Words below it, where it has any. */
  caption?: string
}
