import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { CONTENT_ID, skipMenus } from '#ui/content.ts'
import { UpdateBar } from '#ui/UpdateBar.tsx'
import { AppBadge } from '../course/AppBadge.ts'
import { Footer } from './Footer.tsx'
import { FreshnessBar } from './FreshnessBar.tsx'
import { Header } from './Header.tsx'
import { InstallBand } from './InstallBand.tsx'
import { Spinner } from './Spinner.tsx'
import { StatusLine } from './StatusLine.tsx'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--line))',
})

const skip = css({
  position: 'absolute',
  zIndex: 'above',
  insetInlineStart: '4',
  top: '-20',
  padding: '3',
  color: 'white',
  backgroundColor: 'green.700',
  outline: 'unseen',
  _focus: { top: '4', color: 'white', outlineColor: 'white', outlineOffset: '-4px' },
})

const content = css({
  flex: '1 0 auto',
  // Nor is one long word more than its place, in a grid or a row of any kind.
  overflowWrap: 'anywhere',
  _focusVisible: { outline: 'none' },
})

/** What every public page has around it. */
export function SiteLayout({ year, children }: { year: number; children: ReactNode }) {
  return (
    <>
      <StatusLine />
      <div className={page}>
        <Header>
          <a href={`#${CONTENT_ID}`} data-here="" className={skip} onClick={skipMenus}>
            跳到主要內容
          </a>
        </Header>
        <main id={CONTENT_ID} tabIndex={-1} className={content}>
          {children}
        </main>
        <InstallBand />
        <Footer year={year} />
        <FreshnessBar />
        <Spinner />
        <UpdateBar />
        <AppBadge />
      </div>
    </>
  )
}
