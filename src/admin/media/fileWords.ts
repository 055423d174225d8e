import type { LibraryFile } from '#contract/media.ts'

const KB = 1024

/** How large a file is, in words: `1200 × 800，85 KB`. */
export function sizeOf({ size, width, height }: LibraryFile): string {
  const bytes = size < KB * KB ? `${Math.ceil(size / KB)} KB` : `${(size / KB / KB).toFixed(1)} MB`
  return width && height ? `${width} × ${height}，${bytes}` : bytes
}
