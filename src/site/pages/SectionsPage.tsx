import { type NavigationItem, navigationPage } from '#contract/navigation'
import { css } from '#styled/css'
import { column } from '#styled/recipes'
import { PageHeading } from '../PageHeading'
import { SiteLink } from '../SiteLink'
import { subPageOf } from './subPages'

const menu = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '3' })

const menuLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

const section = css({
  paddingBlock: { base: '8', tablet: '12' },
  '& + &': { borderTop: 'hairline' },
})

const heading = css({ textStyle: 'heading', marginBottom: '6' })

const childrenOf = (href: string): readonly NavigationItem[] => navigationPage(href).children ?? []

/** A page of the site map: its sub-pages one after the other, each under its anchor. */
export function SectionsPage({ href }: { href: string }) {
  const children = childrenOf(href)
  return (
    <>
      <PageHeading title={navigationPage(href).label}>
        <nav aria-label="本頁內容">
          <ul className={menu}>
            {children.map(item => (
              <li key={item.href}>
                <SiteLink href={item.href} className={menuLink}>
                  {item.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeading>
      <div className={column()}>
        {children.map(item => (
          <Section key={item.href} item={item} />
        ))}
      </div>
    </>
  )
}

function Section({ item }: { item: NavigationItem }) {
  const anchor = item.href.slice(item.href.indexOf('#') + 1)
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} className={section}>
      <h2 id={`${anchor}-heading`} className={heading}>
        {item.label}
      </h2>
      {subPageOf(item)}
    </section>
  )
}
