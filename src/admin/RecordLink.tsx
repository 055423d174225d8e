import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { adminPages } from './adminPages.ts'

interface RecordLinkProps {
  collection: AnyCollection
  id: string
  className?: string
  children: ReactNode
}

/** To the form of a record, wherever its list stands. */
export function RecordLink({ collection, id, className, children }: RecordLinkProps) {
  const page = adminPages.find(each => each.collection.name === collection.name)
  const search = { record: `${collection.name}/${id}` }
  return page ? (
    <Link className={className} to="/admin/$page" params={{ page: page.path }} search={search}>
      {children}
    </Link>
  ) : (
    <Link className={className} to="/admin/home" search={search}>
      {children}
    </Link>
  )
}
