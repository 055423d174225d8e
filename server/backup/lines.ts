const LINE_FEED = 10

/**
 * The lines of a text in UTF-8, each without its end, which is a line feed and nothing else: JSON may have the
 * other separators of lines (U+2028, U+2029) in a text as they are, and the readline of newer Nodes splits there.
 */
export function* linesIn(bytes: Uint8Array): Generator<string> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = 0
  while (start < text.length) {
    const found = text.indexOf(LINE_FEED, start)
    const end = found < 0 ? text.length : found
    yield text.toString('utf8', start, end)
    start = end + 1
  }
}
