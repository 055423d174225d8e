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
  containIntrinsicHeight: { base: 'auto 89rem', tablet: 'auto 59rem', wide: 'auto 40rem' },
})

const upper = css({
  display: 'grid',
  gap: { base: '10', wide: '12' },
  gridTemplateColumns: { wide: '18rem minmax(0, 1fr)' },
  paddingBlock: { base: '10', tablet: '12' },
})

const logo = css({ display: 'block', width: 'footerLogo', marginBottom: '6', color: 'white' })
const logoName = css({ fontSize: 'l', fontWeight: 'bold', whiteSpace: 'nowrap' })

const columns = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', tablet: 'repeat(4, minmax(0, 1fr))' },
})

const columnTitle = css({
  fontWeight: 'bold',
  paddingBottom: '2',
  marginBottom: '2',
  borderBottom: '1px solid rgb(255 255 255 / 0.35)',
})

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: '40px', tablet: '32px' },
  color: 'white',
  fontSize: 's',
  textDecoration: 'none',
  _hover: { color: 'white', textDecoration: 'underline' },
})

interface FooterProps {
  /** The year it is in Macau, told by whoever rendered the page. */
  year: number
}

/** Links to every page, the school's contact details, its licence and the copyright line. */
export function Footer({ year }: FooterProps) {
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
                <ul>
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
