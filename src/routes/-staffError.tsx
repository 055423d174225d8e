import { useEffect, useState } from 'react'
import { Failure } from '#contract/failure.ts'
import { HEALTH_ADDRESS } from '#contract/health.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

const place = css({ padding: { base: '4', tablet: '8' }, maxWidth: 'reading' })
const title = css({ textStyle: 'heading' })
const words = css({ marginBlock: '4', display: 'grid', gap: '2' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

interface StaffErrorProps {
  heading: string
  /** What happened, and what one can do. */
  advice: string
  detail?: string
  canRetry?: boolean
}

/** A page of the admin that could not be opened, in words of whoever works there. */
export function StaffError({ heading, advice, detail, canRetry }: StaffErrorProps) {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    document.title = `${heading}｜管理`
  }, [heading])
  // What could not be fetched is remembered as such: only a page that is loaded anew asks again.
  const retry = async () => {
    setIsAway(false)
    try {
      await fetch(HEALTH_ADDRESS, { cache: 'no-store' })
      location.reload()
    } catch {
      setIsAway(true)
    }
  }
  return (
    <div className={place}>
      <h1 className={title}>{heading}</h1>
      <div className={words}>
        <p>{advice}</p>
        {detail ? <p>{detail}</p> : null}
        <p role="status">{isAway ? '仍未能連線，請稍後再試。' : ''}</p>
      </div>
      <div className={ways}>
        {canRetry ? (
          <button type="button" className={button()} onClick={retry}>
            重試
          </button>
        ) : null}
        {/* Not through the router, which keeps what failed. */}
        <a href="/admin/home" className={button({ look: 'outline' })}>
          管理主頁
        </a>
      </div>
    </div>
  )
}

/** The words for whatever failed. */
export function adviceFor(error: unknown): string {
  return error instanceof Failure && error.code === 'unreachable'
    ? '這一頁的程式不在這個裝置上，現在也未能連線取得。連線後按「重試」；未送出的更改仍在「待同步」，不會遺失。'
    : '這一頁暫時無法顯示。未送出的更改仍在「待同步」，不會遺失。'
}
