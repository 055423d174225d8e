/** Made once: it costs more than to use it. */
const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** What is written character by character. */
const CHARACTER = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}/gu

/**
 * How many words a text has as a Chinese reader counts them: each Chinese character is one, and so is
 * each word or number of another script; marks and spaces are none.
 */
export function countWords(text: string): number {
  let count = 0
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const characters = segment.match(CHARACTER)?.length ?? 0
    count += characters || (isWordLike ? 1 : 0)
  }
  return count
}
