const KB = 1024
const MB = KB * KB
const GB = KB * MB

const tenths = (amount: number): number => Math.ceil(amount * 10) / 10

/** `182 KB`, `1.4 MB`, `20 MB`: rounded up, so that what is more than a limit also reads as more. */
export function writtenBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KB)
  if (kilobytes < KB) return `${kilobytes} KB`
  return bytes < GB ? `${tenths(bytes / MB)} MB` : `${tenths(bytes / GB)} GB`
}
