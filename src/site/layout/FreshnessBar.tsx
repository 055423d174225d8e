import { writtenMoment } from '#contract/time.ts'
import { useConnection } from '#pwa/connection.ts'
import { css } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Unbroken } from '#ui/Phrases.tsx'

const place = css({ position: 'sticky', bottom: '0', zIndex: 'bar', _print: { display: 'none' } })

const bar = css({
  paddingBlock: '2',
  paddingInline: '4',
  paddingBottom: 'max(token(spacing.2), env(safe-area-inset-bottom))',
  textAlign: 'center',
  fontSize: 's',
  color: 'white',
  backgroundColor: 'ink',
})

/** How old what one reads is, while the site's server cannot be asked; nothing while it can. */
export function FreshnessBar() {
  const { isReachable, updatedAt } = useConnection()
  const isShown = useHydrated() && !isReachable
  return (
    <div role="status" className={place}>
      {isShown ? (
        <p className={bar} data-offline="">
          <Unbroken text={wordsOf(updatedAt)} />
        </p>
      ) : null}
    </div>
  )
}

function wordsOf(updatedAt: number): string {
  if (updatedAt === 0) return '離線模式 · 只可閱讀看過的內容'
  return `離線模式 · 資料更新於 ${writtenMoment(new Date(updatedAt))}`
}
