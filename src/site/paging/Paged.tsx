import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Pager } from './Pager.tsx'
import { pageHref } from './pageSearch.ts'
import { pageOf } from './pageWindow.ts'

interface PagedProps<T> {
  entries: readonly T[]
  /** The list's own address; several lists at one address share the page that is asked for. */
  href: string
  /** @param page the page shown, from 1 */
  children: (entries: T[], page: number) => ReactNode
}

/** A list of more than twenty, one page of it at a time; which one, the address says. */
export function Paged<T>({ entries, href, children }: PagedProps<T>) {
  const wanted = useSearch({ strict: false, select: ({ page }) => page })
  const { page, pages, shown } = pageOf(entries, wanted)
  return (
    <>
      {children(shown, page)}
      <Pager page={page} pages={pages} hrefOf={number => pageHref(href, number)} />
    </>
  )
}
