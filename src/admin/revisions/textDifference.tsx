import { diffWordsWithSpace } from 'diff'
import { revisionsLook } from '#staffStyled/recipes'
import { keyboardScrolled } from '../scrolled.ts'

/** Words of Chinese stand without spaces between them: the browser knows where one ends. */
const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

interface TextDifferenceProps {
  before: string
  after: string
}

/** What was taken out of a text and what was put in, where it happened. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: words })
  return (
    <p className={revisionsLook().difference} ref={keyboardScrolled}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}-${value.length}`
        if (added) return <ins key={key}>{value}</ins>
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
      })}
    </p>
  )
}
