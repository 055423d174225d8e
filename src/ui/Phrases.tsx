import { css } from '#styled/css'

const phrase = css({ display: 'inline-block' })

/**
 * A title that prefers to break after its punctuation, as a person would set it; only a phrase that
 * is longer than the line breaks within.
 */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，：、。；！？—])/)
  if (phrases.length === 1) return text
  return phrases.map((words, index) => (
    <span key={`${words}-${String(index)}`} className={phrase}>
      {words}
    </span>
  ))
}
