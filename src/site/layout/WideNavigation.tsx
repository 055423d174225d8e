import { type KeyboardEvent, useId } from 'react'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { css, cx } from '#styled/css'
import { focusContent } from '#ui/content.ts'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { UrgentIcon } from './UrgentIcon.tsx'
import { useDropDown } from './useDropDown.ts'

const bar = css({ display: { base: 'none', _roomy: 'block' }, height: 'full' })

const list = css({ display: 'flex', alignItems: 'center', height: 'full', fontSize: 's' })

const entry = css({ position: 'relative', height: 'full', display: 'flex', alignItems: 'center' })

const box = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  borderRadius: 'small',
})

const label = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  paddingInline: '1.5',
  borderRadius: 'small',
  color: 'ink',
  textDecoration: 'none',
  // With text spaced out the longer names take two lines: the bar grows no wider than the page.
  textWrap: 'balance',
  lineHeight: 'tight',
  _hover: { color: 'green.700' },
})

const short = css({ whiteSpace: 'nowrap' })

const withArrow = css({ paddingInlineEnd: '0' })

// One or the other: of two grounds under a mouse the sheet's order would choose.
const active = css({ backgroundColor: 'green.100', outline: 'unseen' })
const passive = css({ _hover: { backgroundColor: 'mist' } })

const arrow = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  minHeight: 'touch',
  borderRadius: 'small',
  color: 'ink.soft',
  fontSize: '0.75rem',
  cursor: 'pointer',
  _hover: { color: 'green.700' },
})

const menu = css({
  position: 'absolute',
  zIndex: 'menu',
  insetInlineStart: '0',
  top: 'calc(100% - 1px)',
  minWidth: '12rem',
  paddingBlock: '2',
  backgroundColor: 'paper',
  border: 'hairline',
  borderTop: 'rule',
  fontSize: 'm',
  '&[data-by-style]': {
    visibility: 'hidden',
    transition: 'visibility 0s 200ms',
    '@media (hover: hover)': { 'li:hover > &': { visibility: 'visible' } },
  },
})

const menuLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '5',
  color: 'ink',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { backgroundColor: 'mist', color: 'green.700' },
})

/** Characters of a name that is not parted. */
const SHORT = 4

/** The navigation of wide screens; its drop-downs open by resting, click, Enter and arrow keys. */
export function WideNavigation({ activeHref }: { activeHref: string | undefined }) {
  return (
    <nav aria-label="主目錄" className={bar}>
      <ul className={list} onKeyDown={walkEntries}>
        {navigation.map(item => (
          <Entry key={item.href} item={item} isActive={item.href === activeHref} />
        ))}
      </ul>
    </nav>
  )
}

/** Left and right lead from entry to entry, around the ends of the bar. */
function walkEntries(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const entries = [...event.currentTarget.children]
  const at = entries.findIndex(entry => entry.contains(document.activeElement))
  event.preventDefault()
  entries
    .at((at + step) % entries.length)
    ?.querySelector('a')
    ?.focus()
}

function Entry({ item, isActive }: { item: NavigationItem; isActive: boolean }) {
  const dropDown = useDropDown()
  const menuId = useId()
  const hasMenu = item.children !== undefined
  const follow = () => {
    dropDown.close()
    focusContent()
  }
  return (
    <li className={entry} {...(hasMenu ? dropDown.area : undefined)}>
      <div className={cx(box, isActive ? active : passive)}>
        <SiteLink
          href={item.href}
          isCurrent={isActive}
          className={cx(label, hasMenu && withArrow, item.label.length <= SHORT && short)}
          onClick={follow}
        >
          {item.isUrgent ? <UrgentIcon href={item.href} /> : null}
          <span>{item.label}</span>
        </SiteLink>
        {hasMenu ? (
          <button
            type="button"
            className={arrow}
            aria-label={`${item.label}：子目錄`}
            aria-controls={menuId}
            {...dropDown.button}
          >
            <Icon name="down" />
          </button>
        ) : null}
      </div>
      {hasMenu ? (
        <ul id={menuId} className={menu} {...dropDown.menu}>
          {item.children?.map(child => (
            <li key={child.href}>
              <SiteLink href={child.href} className={menuLink} onClick={follow}>
                {child.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
