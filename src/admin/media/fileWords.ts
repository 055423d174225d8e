import { writtenBytes } from '#contract/bytes.ts'
import type { LibraryFile } from '#contract/media.ts'

/** How large a file is, in words: `1200 × 800，85 KB`. */
export function sizeOf({ size, width, height }: LibraryFile): string {
  const bytes = writtenBytes(size)
  return width && height ? `${width} × ${height}，${bytes}` : bytes
}
