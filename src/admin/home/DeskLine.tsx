import type { ReactNode } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { wordsLook } from '#staffStyled/recipes'
import { RecordLink } from '../RecordLink.tsx'

interface DeskLineProps {
  collection: AnyCollection
  /** None of what is gone: there is no form of it to lead to. */
  id: string | undefined
  title: string
  /** What is said of it besides what kind of record it is. */
  children?: ReactNode
}

/** A record that something is said of. */
export const DeskLine = ({ collection, id, title, children }: DeskLineProps) => (
  <li>
    {id === undefined ? (
      title
    ) : (
      <RecordLink collection={collection} id={id}>
        {title}
      </RecordLink>
    )}
    <span className={`${wordsLook().soft} ${wordsLook().line}`}>
      {children}
      {children ? ' · ' : ''}
      {collection.label}
    </span>
  </li>
)
