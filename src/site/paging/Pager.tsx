import { css, cx } from '#styled/css'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { pageWindow } from './pageWindow.ts'

const bar = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: { tablet: '2' },
  borderTop: 'hairline',
  paddingTop: '6',
  marginTop: { base: '8', tablet: '10' },
  fontVariantNumeric: 'tabular-nums',
})

const numbers = css({ alignItems: 'center', gap: { tablet: '1' } })

// Every number in reach where there is room; on a phone the first, this one and the last.
const widths = [
  { reach: 0, className: css({ display: { base: 'flex', tablet: 'none' } }) },
  { reach: 1, className: css({ display: { base: 'none', tablet: 'flex' } }) },
]

const target = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minWidth: 'touch',
  minHeight: 'touch',
  paddingInline: '1.5',
  borderRadius: 'small',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { backgroundColor: 'green.100' },
})

const current = css({
  color: 'white',
  backgroundColor: 'green.700',
  outline: 'unseen',
  _hover: { color: 'white', backgroundColor: 'green.800' },
})

const unseen = css({ srOnly: true })
const stepWords = css({ srOnly: { base: true, tablet: false } })
const step = css({ minWidth: { base: 'touch', tablet: '6.5rem' } })
const gap = css({ minWidth: '5', textAlign: 'center', color: 'ink.soft' })

interface PagerProps {
  /** The page shown, from 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** The way through a list of several pages; a list of one page has none. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="分頁" className={bar}>
      <Step label="上一頁" icon="left" href={page > 1 ? hrefOf(page - 1) : undefined} />
      {widths.map(({ reach, className }) => (
        <ul key={reach} className={cx(numbers, className)}>
          {pageWindow(page, pages, reach).map((number, place) =>
            number === 'gap' ? (
              <li key={`gap-${place > 1 ? 'after' : 'before'}`} className={gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <SiteLink
                  href={hrefOf(number)}
                  className={cx(target, number === page && current)}
                  isCurrent={number === page && 'page'}
                >
                  <span aria-hidden="true">{number}</span>
                  <span className={unseen}>第{number}頁</span>
                </SiteLink>
              </li>
            ),
          )}
        </ul>
      ))}
      <Step label="下一頁" icon="right" href={page < pages ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

interface StepProps {
  label: string
  icon: IconName
  /** None at the list's ends, where its place stays empty so that the numbers do not move. */
  href: string | undefined
}

function Step({ label, icon, href }: StepProps) {
  if (!href) return <span className={step} />
  const words = <span className={stepWords}>{label}</span>
  return (
    <SiteLink href={href} className={cx(target, step)}>
      {icon === 'left' ? <Icon name={icon} /> : null}
      {words}
      {icon === 'right' ? <Icon name={icon} /> : null}
    </SiteLink>
  )
}
