import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { SiteLink } from '../SiteLink.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import { useActiveHref } from './activeItem.ts'
import { Logo } from './Logo.tsx'
import { NarrowNavigation } from './NarrowNavigation.tsx'
import { TextSize } from './TextSize.tsx'
import { WideNavigation } from './WideNavigation.tsx'

const bar = css({
  position: { base: 'relative', _sticks: 'sticky' },
  top: 'var(--line)',
  '--shift': '0px',
  // Smaller on the way down, but not while one of its menus is open. Moved, not made lower: the page
  // below it keeps its place.
  '&:not(:has([aria-expanded=true]))': {
    'html[data-reading] &': {
      '--shift': { _sticks: 'calc(token(sizes.headerSmall) - token(sizes.header))' },
    },
  },
  translate: '0 var(--shift)',
  transition: 'translate token(durations.quick), top token(durations.quick)',
  zIndex: 'menu',
  height: 'header',
  backgroundColor: 'paper',
  borderBottom: 'hairline',
})

// Not the header itself: what follows a container among its siblings keeps, in WebKit, the media queries of
// before when a window is made wider, or a tablet is turned.
const frame = css({ containerType: 'inline-size', containerName: 'header', height: 'full' })

const inner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { base: '2', tablet: '4' },
  height: 'full',
  translate: '0 calc(var(--shift) / -2)',
  transition: 'translate token(durations.quick)',
})

const home = css({
  display: 'flex',
  // The mark and four letters; the school's name has beside that what room the navigation leaves: it takes
  // more lines before that does.
  flex: '1 1 calc(56px + 4rem)',
  minWidth: '0',
  maxWidth: 'max-content',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const name = css({
  fontWeight: 'bold',
  // Where it takes two lines, half of it each; more only where that is too long.
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  minWidth: '0',
  // At twice the text size a phone has room for no more than its width.
  fontSize: { base: 'min(token(fontSizes.l), 5.6cqi)', _roomy: 'm' },
  '&[data-long]': { fontSize: 'min(token(fontSizes.s), 4.4cqi)' },
  // Between a tablet and a full screen the entries need the room; the mark alone leads home.
  srOnly: { base: false, _roomy: true, _spacious: false },
})

// The last of them ends where the page's column does, not its touch target.
const tools = css({ display: 'flex', alignItems: 'center', marginInlineEnd: '-3' })

/** 80 px, 56 on the way down: the school's mark and name, and the way to every page; before them what leads past them. */
export function Header({ children }: { children: ReactNode }) {
  const activeHref = useActiveHref()
  return (
    <header className={bar}>
      {children}
      <div className={frame}>
        <div className={cx(column(), inner)}>
          <SiteLink href="/home" className={home}>
            <Logo ground="light" className={name} />
          </SiteLink>
          <WideNavigation activeHref={activeHref} />
          <div className={tools}>
            <TextSize />
            <SearchButton />
            <NarrowNavigation activeHref={activeHref} />
          </div>
        </div>
      </div>
    </header>
  )
}
