import { Fragment } from 'react'
import {
  cutAtPieces,
  lastWordOf,
  mayEndAfter,
  mayEndBefore,
  shownPiece,
  TOGETHER,
  WHOLE,
} from './wholePieces.ts'

/** A text whose dates, times, sums, numbers with units, short brackets and titles stay on one line. */
export function Unbroken({ text }: { text: string }) {
  const parts = cutAtPieces(text)
  if (parts.length === 1) return text
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    const [before = '', after = ''] = [parts[index - 1], parts[index + 1]]
    const isAfterAnother = index > 1 && before === ''
    return (
      <Fragment key={`${part}-${String(index)}`}>
        {isAfterAnother || mayEndAfter(before) ? <wbr /> : null}
        <span className={WHOLE}>{shownPiece(part)}</span>
        {mayEndBefore(after) ? <wbr /> : null}
      </Fragment>
    )
  })
}

/** A phrase that has room on a phone's line even in the largest type. */
const SHORT = 10

/** What ends a phrase, and the character before it; not of an emoji, which may be made of several. */
const LAST_TWO = /[^\p{S}\p{M}\p{C}].$/u

/**
 * A title that prefers to break after its punctuation, as a person would set it. A phrase is a hint
 * and no block: a short one stays together, a longer one flows on as the line allows.
 */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，：、。；！？—])/)
  if (phrases.length === 1) return <Unbroken text={text} />
  return phrases.map((words, index) => {
    const key = `${words}-${String(index)}`
    if (words.length > SHORT) return <LongPhrase key={key} words={words} />
    const last = LAST_TWO.exec(words)?.[0] ?? ''
    return (
      <Fragment key={key}>
        {index > 0 ? <wbr /> : null}
        <span className={WHOLE}>
          {words.slice(0, words.length - last.length)}
          {/* In a narrower place a phrase breaks anywhere, but its punctuation begins no line. */}
          {last === '' ? null : <span className={TOGETHER}>{last}</span>}
        </span>
      </Fragment>
    )
  })
}

/** Flows on as the line allows. */
function LongPhrase({ words }: { words: string }) {
  const last = lastWordOf(words)
  if (last === '') return <Unbroken text={words} />
  return (
    <>
      <Unbroken text={words.slice(0, -last.length)} />
      {/* Where a piece stands before it, it is all that follows. */}
      {cutAtPieces(words).at(-1) === last ? <wbr /> : null}
      <span className={TOGETHER}>{last}</span>
    </>
  )
}
