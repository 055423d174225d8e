import { useLocation } from '@tanstack/react-router'
import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { SiteLink } from '../SiteLink.tsx'
import { Closing } from './Closing.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { footerColumns } from './footerColumns.ts'
import { Logo } from './Logo.tsx'
import { TileStrip } from './TileStrip.tsx'

const ground = css({
  paddingBlock: '0',
  marginTop: 'auto',
  // Nothing comes after it: it is styled and laid out only where it is about to be seen, and until then as high
  // as with the demo's settings.
  contentVisibility: 'auto',
  containIntrinsicHeight: { base: 'auto 36rem', tablet: 'auto 59rem', wide: 'auto 40rem' },
})

const upper = css({
  display: 'grid',
  gap: { base: '4', tablet: '10', wide: '12' },
  gridTemplateColumns: { wide: '18rem minmax(0, 1fr)' },
  paddingBlock: { base: '4', tablet: '12' },
})

// On a phone it has just been passed at the top, and the contact details begin at once.
const logo = css({
  display: { base: 'none', tablet: 'block' },
  width: 'footerLogo',
  marginBottom: '6',
  color: 'white',
})
const logoName = css({
  fontSize: 'l',
  fontWeight: 'bold',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  minWidth: '0',
})

const columns = css({
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { tablet: 'repeat(4, minmax(0, 1fr))' },
})

const columnTitle = css({
  display: { base: 'none', tablet: 'block' },
  fontWeight: 'bold',
  paddingBottom: '2',
  marginBottom: '2',
  borderBottom: '1px solid rgb(255 255 255 / 0.35)',
})

const fold = css({ display: { tablet: 'none' } })

const foldTitle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'touch',
  borderTop: '1px solid rgb(255 255 255 / 0.35)',
  fontWeight: 'bold',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  // For the eye: whether it is open is said by the element itself.
  _after: { content: "'＋' / ''" },
  'details[open] > &': { _after: { content: "'－' / ''" } },
})

// It follows what folds it instead of standing within: then a wide window needs nothing that opens it.
const list = css({ tabletDown: { 'details:not([open]) + &': { display: 'none' } } })

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: 'touch', tablet: '32px' },
  color: 'white',
  fontSize: 's',
  textDecoration: 'none',
  _hover: { color: 'white', textDecoration: 'underline' },
})

interface FooterProps {
  /** The year it is in Macau, told by whoever rendered the page. */
  year: number
}

/**
 * Links to every page, in columns and on a phone in groups that are folded until one opens them; the school's contact
 * details, its licence and the copyright line.
 */
export function Footer({ year }: FooterProps) {
  // What was opened on one page is closed on the next.
  const page = useLocation({ select: ({ pathname, hash }) => `${pathname}#${hash}` })
  return (
    <footer className={cx(band({ ground: 'green' }), ground)}>
      <TileStrip ground="dark" />
      <div className={column()}>
        <div className={upper}>
          <div>
            <SiteLink href="/home" className={logo}>
              <Logo ground="green" className={logoName} />
            </SiteLink>
            <ContactBlock />
          </div>
          <nav id="site-map" aria-label="網站地圖" className={columns}>
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={columnTitle}>{title}</h2>
                <details key={page} className={fold}>
                  <summary className={foldTitle}>{title}</summary>
                </details>
                <ul className={list}>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <SiteLink href={href} className={link}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <Closing year={year} />
      </div>
    </footer>
  )
}
