import type { ErrorComponentProps } from '@tanstack/react-router'
import { css, cx } from '#styled/css'
import { button, column } from '#styled/recipes'

const place = css({ paddingBlock: '20' })
const title = css({ textStyle: 'title' })
const cry = css({ display: 'block', textStyle: 'subheading', color: 'green.700' })
const words = css({ marginBlock: '6', paddingInlineStart: '4', borderInlineStart: 'rule' })

/** The last resort, where the layout around every page has failed. */
export function UnexpectedErrorPage({ error }: ErrorComponentProps) {
  return (
    <main className={cx(column(), place)}>
      <h1 className={title}>
        <span className={cry} lang="en">
          Unexpected Application Error!
        </span>{' '}
        網站暫時無法顯示
      </h1>
      <div className={words}>
        <p>請稍後重新載入。</p>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
      {/* Not through the router, which may be what has failed. */}
      <a href="/home" className={button()}>
        返回首頁
      </a>
    </main>
  )
}
