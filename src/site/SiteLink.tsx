import { useLinkProps, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPage } from '#contract/notPages.ts'
import { isPlainClick } from '#ui/plainClick.ts'

interface SiteLinkProps {
  /** An address of this site with or without a query and an anchor, or an absolute one. */
  href: string
  className?: string
  onClick?: () => void
  /** Whether one is there; `'page'` in a list's pager. */
  isCurrent?: boolean | 'page'
  /** Where the words are Portuguese or English. */
  lang?: string
  /** Where the page is in another language. */
  hrefLang?: string
  children: ReactNode
}

/** A link by its address as data has it: inside the site it does not load a new document. */
export function SiteLink({ href, isCurrent, children, ...rest }: SiteLinkProps) {
  const current = isCurrent ? (isCurrent === 'page' ? 'page' : 'true') : undefined
  if (href.startsWith('/') && isPage(href)) {
    return (
      <RoutedLink href={href} current={current} {...rest}>
        {children}
      </RoutedLink>
    )
  }
  return (
    <a href={href} rel="noopener" aria-current={current} {...rest}>
      {children}
    </a>
  )
}

interface RoutedLinkProps extends Omit<SiteLinkProps, 'isCurrent'> {
  current: 'page' | 'true' | undefined
}

function RoutedLink({ href, current, children, ...rest }: RoutedLinkProps) {
  const router = useRouter()
  const { parseSearch } = router.options
  const [address = '', hash] = href.split('#')
  const [path = '', query] = address.split('?')
  const search = query ? parseSearch(query) : undefined
  const onClick = (event: MouseEvent) => {
    rest.onClick?.()
    if (!isPlainClick(event)) return
    // Who is there already may have scrolled away from it; the router would leave them where they are.
    if (router.latestLocation.href !== props.href) return
    if (hash) document.getElementById(hash)?.scrollIntoView()
    else scrollTo(0, 0)
  }
  const props = useLinkProps({ to: path, search, hash, activeProps: {}, ...rest, onClick })
  // Where one is, we say: the router would name every link to a sub-page of this page current.
  return (
    <a {...props} data-status={undefined} aria-current={current}>
      {children}
    </a>
  )
}
