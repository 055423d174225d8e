import { type NavigationItem, navigationPage } from '#contract/navigation.ts'
import { css, cx } from '#styled/css'
import { column, subPages } from '#styled/recipes'
import { SectionHeading } from '../SectionHeading.tsx'
import { SubPageMenu } from './SubPageMenu.tsx'
import { type OwnPages, subPage } from './subPage.tsx'
import { anchorOf, subPagesOf } from './subPageList.ts'
import { useShownAnchor } from './useShownAnchor.ts'

const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    tablet: '11.5rem minmax(0, 1fr)',
    wide: '14rem minmax(0, 1fr)',
  },
  columnGap: { base: '8', wide: '12' },
  rowGap: '6',
  paddingTop: { tablet: '8', wide: '10' },
  paddingBottom: { base: '12', tablet: '20' },
})

// Where the screen has room for the page's top as well, a sub-page is reached like a page of its
// own: from the top, and the menu stays under the pointer that chose from it.
const section = css({
  scrollMarginTop: '5',
  '@media (min-width: 48rem) and (min-height: 40rem)': { scrollMarginTop: '50rem' },
})

// Short sub-pages do not pull the footer up while one looks through them.
const sections = css({ minHeight: '50vh' })

const heading = css({ textStyle: 'heading', marginBottom: '6' })

interface SectionsPageProps {
  href: string
  /** What stands under its anchors besides the texts of staff. */
  own?: OwnPages
}

const noOwn: OwnPages = {}

/** A page of the site map: a menu of its sub-pages, and the one that the address names. */
export function SectionsPage({ href, own = noOwn }: SectionsPageProps) {
  const { label } = navigationPage(href)
  const children = subPagesOf(href)
  const shown = useShownAnchor(href)
  return (
    <>
      <SectionHeading title={label} href={href} />
      <div
        className={cx(column(), layout, subPages())}
        data-routed={shown === undefined ? undefined : ''}
      >
        <SubPageMenu items={children} shown={shown && `${href}#${shown}`} />
        <div data-each="" className={sections}>
          {children.map(item => (
            <Section
              key={item.href}
              item={item}
              own={own}
              isShown={anchorOf(item.href) === shown}
            />
          ))}
        </div>
      </div>
    </>
  )
}

interface SectionProps {
  item: NavigationItem
  own: OwnPages
  isShown: boolean
}

function Section({ item, own, isShown }: SectionProps) {
  const anchor = anchorOf(item.href)
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
      data-current={isShown ? '' : undefined}
      className={section}
    >
      <h2 id={`${anchor}-heading`} tabIndex={-1} className={heading}>
        {item.label}
      </h2>
      {subPage(item, own)}
    </section>
  )
}
