import { navigationPage } from '#contract/navigation.ts'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'

// Side by side in one line, or beside a list one under the other.
const list = css({
  display: { base: 'flex', wide: 'block' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  borderBlock: { base: 'hairline', wide: 'none' },
})

const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  borderTop: { wide: 'hairline' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const arrow = css({ display: { base: 'none', wide: 'block' } })

/** What to read before one enrols. */
export function RegistrationLinks() {
  const { label, children } = navigationPage('/registration')
  return (
    <nav aria-labelledby="how-to-enrol">
      <SectionHead id="how-to-enrol" title={label} />
      <ul className={list}>
        {children?.map(page => (
          <li key={page.href}>
            <SiteLink href={page.href} className={link}>
              {page.label}
              <Icon name="arrow" className={arrow} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
