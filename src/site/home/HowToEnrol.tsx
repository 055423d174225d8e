import { navigationPage } from '#contract/navigation.ts'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '../SiteLink.tsx'

const block = css({ borderTop: 'rule', marginTop: '8' })
const title = css({ textStyle: 'name', paddingBlock: '3' })

const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  borderTop: 'hairline',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

/** What to read before one enrols. */
export function HowToEnrol() {
  const { label, children } = navigationPage('/registration')
  return (
    <nav className={block} aria-labelledby="how-to-enrol">
      <h2 id="how-to-enrol" className={title}>
        {label}
      </h2>
      <ul>
        {children?.map(page => (
          <li key={page.href}>
            <SiteLink href={page.href} className={link}>
              {page.label}
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
