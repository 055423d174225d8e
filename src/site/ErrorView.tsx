import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { css, cx } from '#styled/css'
import { button, column } from '#styled/recipes'
import { nameTab } from './layout/TabTitle.ts'
import { TileStrip } from './layout/TileStrip.tsx'
import { SiteLink } from './SiteLink.tsx'

const content = css({ paddingBlock: { base: '10', tablet: '20' } })
const title = css({ textStyle: 'title' })
const cry = css({ display: 'block', textStyle: 'subheading', color: 'green.700' })
const sentence = css({ marginTop: '3', color: 'ink.soft' })
const explanation = css({ marginTop: '6', paddingInlineStart: '4', borderInlineStart: 'rule' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' })

/** Below the ways on, with room to grow: the address comes late, and would move them from under a press. */
const reason = css({
  textStyle: 'small',
  color: 'ink.soft',
  marginTop: '6',
  minHeight: { base: '3lh', tablet: '2lh' },
  overflowWrap: 'anywhere',
})

interface ErrorViewProps {
  /** What happened, in Chinese. */
  title: string
  /** Why, perhaps, and what one can do. */
  advice: string
  /** The status text or message. */
  detail: string
  /** A way on that is nearer than the list of courses. */
  way?: { label: string; href: string }
  /** A way to try again, where trying again may help. */
  retry?: () => void
}

/** The specified error page, with a way on for whoever has come to it. */
export function ErrorView({ title: words, advice, detail, way, retry }: ErrorViewProps) {
  const router = useRouter()
  useEffect(() => nameTab(router), [router])
  return (
    <div>
      <TileStrip ground="light" />
      <div className={cx(column(), content)}>
        <h1 className={title}>
          <span className={cry} lang="en">
            Oops!
          </span>{' '}
          <span data-names-tab>{words}</span>
        </h1>
        <p className={sentence} lang="en">
          Sorry, an unexpected error has occurred.
        </p>
        <div className={explanation}>
          <p>{advice}</p>
        </div>
        <div className={ways}>
          {retry ? (
            <button type="button" className={button()} onClick={retry}>
              重試
            </button>
          ) : null}
          <SiteLink href="/home" className={retry ? button({ look: 'outline' }) : button()}>
            返回首頁
          </SiteLink>
          <SiteLink href={way?.href ?? '/course'} className={button({ look: 'outline' })}>
            {way?.label ?? '瀏覽課程'}
          </SiteLink>
        </div>
        <p className={reason}>{detail}</p>
      </div>
    </div>
  )
}
