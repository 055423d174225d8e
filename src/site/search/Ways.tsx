import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '../SiteLink.tsx'

const list = css({ paddingBottom: '3' })

const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  paddingInline: { base: '4', tablet: '6' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700', backgroundColor: 'mist' },
  _focusVisible: { outlineOffset: '-2px' },
  '& svg': { color: 'green.700' },
})

const ways = [
  { label: '現正招生課程', href: '/course#current-courses' },
  { label: '最新公告', href: '/latestNotice' },
  { label: '報名須知', href: '/registration#notice' },
  { label: '聯絡我們', href: '/about#contact' },
]

/** Where most people want to go, for who has not asked yet and for who has found nothing. */
export function Ways() {
  return (
    <ul className={list}>
      {ways.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href} className={link}>
            {label}
            <Icon name="right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
