import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { NavigationItem } from '#contract/navigation.ts'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { SavedLabel } from '../course/SavedLabel.tsx'
import { SiteLink } from '../SiteLink.tsx'

// Without script nothing would close the list, so there it takes its place in the page.
const menu = css({
  position: 'sticky',
  top: { base: 'var(--top)', tablet: 'calc(var(--top) + token(spacing.6))' },
  transition: 'top token(durations.quick)',
  zIndex: { base: 'bar', tablet: 'auto' },
  alignSelf: 'start',
  marginInline: { base: '-4', tablet: '0' },
  paddingInline: { base: '4', tablet: '0' },
  paddingBlock: { base: '2', tablet: '0' },
  borderBottom: { base: 'hairline', tablet: 'none' },
  backgroundColor: 'paper',
  '@media (scripting: none)': { position: { base: 'static', tablet: 'sticky' } },
  _print: { display: 'none' },
})

const bar = css({ display: { tablet: 'none' } })

const chosen = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '48px',
  paddingInline: '4',
  border: 'field',
  borderRadius: 'small',
  fontWeight: 'bold',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
})

const arrow = css({
  display: 'block',
  marginInlineStart: 'auto',
  'details[open] &': { transform: 'rotate(180deg)' },
})

const list = css({
  backgroundColor: 'paper',
  tablet: {
    borderTop: 'rule',
    maxHeight: 'calc(100dvh - var(--top) - 3rem)',
    overflowY: 'auto',
  },
  tabletDown: {
    position: 'absolute',
    insetInline: '4',
    top: 'calc(100% - 4px)',
    maxHeight: 'calc(100dvh - var(--top) - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: 'field',
    borderRadius: 'small',
    'details:not([open]) + &': { display: 'none' },
    '@media (scripting: none)': { position: 'static', marginTop: '2' },
  },
})

const entry = css({ borderBottom: 'hairline' })

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingBlock: '2',
  paddingInline: '4',
  color: 'ink',
  lineHeight: 'tight',
  textDecoration: 'none',
  _hover: { color: 'green.700', textDecoration: 'underline' },
  // The list may cut off what lies outside of it.
  _focusVisible: { outlineOffset: '-2px' },
})

interface SubPageMenuProps {
  items: readonly NavigationItem[]
  /** The address of the one that is shown, once that is known. */
  shown: string | undefined
}

/** The way to a page's sub-pages: beside them, or on a phone a bar that names the one shown. */
export function SubPageMenu({ items, shown }: SubPageMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) close(details)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [])

  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return
    close(details)
    details.current.querySelector('summary')?.focus()
  }

  const current = (href: string) => (href === shown ? '' : undefined)
  return (
    <nav ref={nav} onKeyDown={closeByEscape} aria-label="本頁內容" className={menu}>
      <details ref={details} className={bar}>
        <summary data-each="" className={chosen}>
          {items.map(({ href, label }) => (
            <span key={href} data-current={current(href)}>
              {label}
            </span>
          ))}
          <Icon name="down" className={arrow} />
        </summary>
      </details>
      <ul data-each="" className={list}>
        {items.map(({ href, label }) => (
          <li key={href} data-current={current(href)} className={entry}>
            <SiteLink
              href={href}
              isCurrent={href === shown}
              className={link}
              onClick={() => close(details)}
            >
              {href === SAVED_HREF ? <SavedLabel label={label} /> : label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function close({ current: details }: RefObject<HTMLDetailsElement | null>) {
  if (details) details.open = false
}
