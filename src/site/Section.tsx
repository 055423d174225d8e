import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6',
  marginBottom: { base: '4', tablet: '6' },
})

const title = css({ textStyle: 'heading' })

const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

interface SectionHeadProps {
  id: string
  title: string
  /** Where the rest of it is. */
  more?: { label: string; href: string }
}

/** The heading of a part of a page, and the way to all of what it shows. */
export function SectionHead({ id, title: words, more: link }: SectionHeadProps) {
  return (
    <div className={head}>
      <h2 id={id} className={title}>
        {words}
      </h2>
      {link ? <MoreLink {...link} /> : null}
    </div>
  )
}

/** A link onwards, with an arrow. */
export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <SiteLink href={href} className={more}>
      {label}
      <Icon name="arrow" />
    </SiteLink>
  )
}
