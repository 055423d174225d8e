import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { formPlace } from './formPlace.ts'

interface RecordLinkProps {
  collection: AnyCollection
  id: string
  className?: string
  children: ReactNode
}

/** To the form of a record, wherever its list stands. */
export const RecordLink = ({ collection, id, className, children }: RecordLinkProps) => (
  <Link className={className} {...formPlace(collection, id)}>
    {children}
  </Link>
)
