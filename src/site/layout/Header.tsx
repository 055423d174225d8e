import { css } from '#styled/css'
import { SiteLink } from '../SiteLink'
import { SearchButton } from '../search/SearchButton'
import { useActiveHref } from './activeItem'
import { Logo } from './Logo'
import { NarrowNavigation } from './NarrowNavigation'
import { TextSize } from './TextSize'
import { WideNavigation } from './WideNavigation'

const bar = css({
  position: 'relative',
  containerType: 'inline-size',
  containerName: 'header',
  zIndex: 'menu',
  height: 'header',
  backgroundColor: 'paper',
  borderBottom: 'hairline',
})

const inner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { base: '2', tablet: '4' },
  height: 'full',
  maxWidth: '84rem',
  marginInline: 'auto',
  paddingInline: { base: '4', tablet: '6' },
})

const home = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const name = css({
  fontWeight: 'bold',
  // Where it takes two lines, four characters each.
  wordBreak: 'keep-all',
  // At twice the text size a phone has room for no more than its width.
  fontSize: { base: 'min(token(fontSizes.l), 5.6cqi)', _roomy: 'm' },
  // Between a tablet and a full screen the entries need the room; the mark alone leads home.
  srOnly: { base: false, _roomy: true, _spacious: false },
})

const tools = css({ display: 'flex', alignItems: 'center' })

/** 80 px: the school's mark and name, and the way to every page. */
export function Header() {
  const activeHref = useActiveHref()
  return (
    <header className={bar}>
      <div className={inner}>
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
    </header>
  )
}
