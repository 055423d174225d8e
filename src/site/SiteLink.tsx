import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SiteLinkProps {
  /** An address of this site with or without a query and an anchor, or an absolute one. */
  href: string
  className?: string
  onClick?: () => void
  /** Whether one is there; `'page'` in a list's pager. */
  isCurrent?: boolean | 'page'
  /** Where the words are Portuguese or English. */
  lang?: string
  children: ReactNode
}

/** A link by its address as data has it: inside the site it does not load a new document. */
export function SiteLink({ href, isCurrent, children, ...rest }: SiteLinkProps) {
  const { parseSearch } = useRouter().options
  const current = isCurrent ? (isCurrent === 'page' ? 'page' : 'true') : undefined
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" aria-current={current} {...rest}>
        {children}
      </a>
    )
  }
  const [address = '', hash] = href.split('#')
  const [path = '', query] = address.split('?')
  return (
    // What the router thinks is active differs from ours: a page also stands for its details.
    <Link
      to={path}
      search={query ? parseSearch(query) : undefined}
      hash={hash}
      activeProps={{ 'aria-current': current }}
      aria-current={current}
      {...rest}
    >
      {children}
    </Link>
  )
}
