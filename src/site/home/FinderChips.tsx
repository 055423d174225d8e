import { css } from '#styled/css'
import { SiteLink } from '../SiteLink.tsx'
import { finderChips } from './finderChips.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })

// Where they are many for a line they fill each of their lines, so that none ends ragged.
const place = css({ flexGrow: { base: 1, tablet: 0 } })

const chip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  // All five in one line on most phones; on the narrowest three and two, never one alone.
  '@media (min-width: 22.5rem) and (max-width: 28rem)': { paddingInline: '2' },
  border: '1px solid token(colors.green.700)',
  borderRadius: 'round',
  color: 'green.700',
  fontSize: { base: 's', tablet: 'm' },
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  _hover: { color: 'green.800', backgroundColor: 'green.100' },
})

/** Ways into the course finder with a choice already made. */
export function FinderChips() {
  return (
    <nav aria-label="按需要找課程">
      <ul className={row}>
        {finderChips.map(({ label, href }) => (
          <li key={href} className={place}>
            <SiteLink href={href} className={chip}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
