import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SiteLinkProps {
  /** An address of this site with or without an anchor, or an absolute one. */
  href: string
  className?: string
  onClick?: () => void
  isCurrent?: boolean
  /** Where the words are Portuguese or English. */
  lang?: string
  children: ReactNode
}

/** A link by its address as data has it: inside the site it does not load a new document. */
export function SiteLink({ href, isCurrent, children, ...rest }: SiteLinkProps) {
  const current = isCurrent ? ('true' as const) : undefined
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" aria-current={current} {...rest}>
        {children}
      </a>
    )
  }
  const [path = '', hash] = href.split('#')
  return (
    // What the router thinks is active differs from ours: a page also stands for its details.
    <Link
      to={path}
      hash={hash}
      activeProps={{ 'aria-current': current }}
      aria-current={current}
      {...rest}
    >
      {children}
    </Link>
  )
}
