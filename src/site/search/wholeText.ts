import { decoded } from '#contract/richWords.ts'

const BLOCK_EDGE =
  /<(?:\/?(?:p|h\d|li|ul|ol|tr|td|th|table|blockquote|pre|div)|br|hr|img)\b[^>]*>/gi

/** All words of a rich text without its marks, blocks parted by spaces. */
export const wholeText = (html: string): string =>
  decoded(html.replace(BLOCK_EDGE, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    // Full-width punctuation brings its own space.
    .replace(/(?<=[，。、：；！？）」』》…]) /g, '')
    .trim()
