import { css } from '#styled/css'
import type { Part } from './marks.ts'

const mark = css({
  color: 'inherit',
  backgroundColor: 'green.100',
  textDecoration: 'underline',
  textDecorationColor: 'green.700',
})

/** A text with what was found in it marked. */
export function Marked({ parts }: { parts: readonly Part[] }) {
  let at = 0
  return parts.map(({ text, isFound }) => {
    const key = at
    at += text.length
    // Each in an element of its own: a translator of the browser's replaces bare texts, and they could not go.
    const Tag = isFound ? 'mark' : 'span'
    return (
      <Tag key={key} className={isFound ? mark : undefined}>
        {text}
      </Tag>
    )
  })
}
