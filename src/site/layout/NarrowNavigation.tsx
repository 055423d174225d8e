import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { css, cx } from '#styled/css'
import { focusContent } from '#ui/content.ts'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { UrgentIcon } from './UrgentIcon.tsx'

const bar = css({ display: { base: 'block', _roomy: 'none' } })

const burger = css({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: 'small',
  fontSize: 'xl',
  cursor: 'pointer',
  '@media (scripting: none)': { display: 'none' },
})

const withoutScript = css({ display: 'none', '@media (scripting: none)': { display: 'block' } })

const panel = css({
  position: 'absolute',
  zIndex: 'menu',
  insetInline: '0',
  top: '100%',
  // The header's own line counts to its height.
  height: 'calc(100dvh - var(--line) - token(sizes.header) + 1px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: '16',
  backgroundColor: 'paper',
  borderTop: 'hairline',
})

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  minHeight: '56px',
  paddingInline: { base: '4', tablet: '6' },
  borderBottom: 'hairline',
  color: 'ink',
  fontSize: 'l',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
})

const activeRow = css({ backgroundColor: 'green.100' })
const urgentWords = css({ display: 'flex', alignItems: 'center', gap: '2' })
const turned = css({ transform: 'rotate(180deg)' })
const children = css({ backgroundColor: 'mist', paddingBlock: '1', borderBottom: 'hairline' })

const childLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingInlineStart: { base: '8', tablet: '10' },
  paddingInlineEnd: '4',
  color: 'ink',
  textDecoration: 'none',
})

/** The navigation of narrow screens: one button, and a panel over the page below the header. */
export function NarrowNavigation({ activeHref }: { activeHref: string | undefined }) {
  // At another address, by Back for one, it is closed.
  const { href } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === href
  const close = () => setOpenAt(undefined)
  // And stays so where one comes back.
  if (openAt && !isOpen) close()
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const follow = () => {
    // What the panel covers takes no focus.
    flushSync(close)
    focusContent()
  }

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(undefined)
      button.current?.focus()
    }
    // A phone turned on its side may have room for the other navigation.
    const closeWithButton = () => {
      if (button.current?.offsetParent === null) setOpenAt(undefined)
    }
    addEventListener('keydown', closeByEscape, { signal })
    addEventListener('resize', closeWithButton, { signal })
    const release = holdPage(button.current?.closest('header'))
    return () => {
      stop.abort()
      release()
    }
  }, [isOpen])

  return (
    <nav aria-label="目錄" className={bar}>
      <a href="#site-map" className={withoutScript}>
        選單
      </a>
      <button
        type="button"
        ref={button}
        className={burger}
        aria-label={isOpen ? '關閉選單' : '開啟選單'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenAt(isOpen ? undefined : href)}
      >
        <Icon name={isOpen ? 'close' : 'burger'} />
      </button>
      <div id={panelId} className={panel} hidden={!isOpen}>
        <ul>
          {navigation.map(item => (
            <Entry
              key={item.href}
              item={item}
              isActive={item.href === activeHref}
              onFollow={follow}
            />
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Keeps still and out of reach what the panel covers: all beside the header, and the line above it. */
function holdPage(header: Element | null | undefined): () => void {
  const beside = [...(header?.parentElement?.children ?? [])].filter(part => part !== header)
  const covered = [...beside, ...document.querySelectorAll('[data-line]')]
  const hold = (isHeld: boolean) => {
    for (const part of covered) part.toggleAttribute('inert', isHeld)
    document.documentElement.style.overflow = isHeld ? 'hidden' : ''
  }
  hold(true)
  // One that stays is there, wherever the page is.
  if (header && getComputedStyle(header).position !== 'sticky') header.scrollIntoView()
  return () => hold(false)
}

interface EntryProps {
  item: NavigationItem
  isActive: boolean
  onFollow: () => void
}

function Entry({ item, isActive, onFollow }: EntryProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const listId = useId()
  if (!item.children) {
    return (
      <li>
        <SiteLink
          href={item.href}
          isCurrent={isActive}
          className={cx(row, isActive && activeRow)}
          onClick={onFollow}
        >
          <span className={urgentWords}>
            {item.isUrgent ? <UrgentIcon href={item.href} /> : null}
            <span>{item.label}</span>
          </span>
        </SiteLink>
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        className={cx(row, isActive && activeRow)}
        aria-expanded={isExpanded}
        aria-controls={listId}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {item.label}
        <Icon name="down" className={isExpanded ? turned : undefined} />
      </button>
      <ul id={listId} className={children} hidden={!isExpanded}>
        {item.children.map(child => (
          <li key={child.href}>
            <SiteLink href={child.href} className={childLink} onClick={onFollow}>
              {child.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
