import type { Assets } from '#contract/asset'

/** A picture of a list as the large view shows it. */
export interface ViewedPicture {
  name: string
  assets: Assets
  alt: string
  /** Words below it, where it has any. */
  caption?: string
}
