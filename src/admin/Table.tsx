import type { ReactNode } from 'react'
import { tableLook, wordsLook } from '#staffStyled/recipes'

interface TableProps {
  /** Said to who cannot see it, where no heading says it. */
  caption?: string
  headings: readonly string[]
  /** Whether the first cell of a row is the box that chooses it. */
  hasBoxes?: boolean
  /** Whether the last cell of a row is what can be done with it. */
  hasActions?: boolean
  /** Its rows. */
  children: ReactNode
}

/** Rows to be read, each a card on a phone; a list that is sorted and chosen from is a `RecordTable`. */
export function Table(props: TableProps) {
  const { caption, headings, hasBoxes, hasActions, children } = props
  return (
    <table className={tableLook().root}>
      {caption ? <caption className={wordsLook().hidden}>{caption}</caption> : null}
      <thead>
        <tr>
          {hasBoxes ? (
            <th>
              <span className={wordsLook().hidden}>選取</span>
            </th>
          ) : null}
          {headings.map(heading => (
            <th key={heading}>{heading}</th>
          ))}
          {hasActions ? (
            <th>
              <span className={wordsLook().hidden}>動作</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
