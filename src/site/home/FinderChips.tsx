import { css } from '#styled/css'
import { SiteLink } from '../SiteLink.tsx'
import { finderChips } from './finderChips.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })

// Where they are many for a line they fill each of their lines, so that none ends ragged.
// Where five have no room in one line, as in large text, they are three and two, never one alone.
const place = css({
  flexGrow: { base: 1, tablet: 0 },
  flexBasis: { base: 'clamp(0px, (19.5rem - 100%) * 999, 30%)', tablet: 'auto' },
})

const chip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  // All five in one line on most phones.
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
