import { useEffect } from 'react'
import { useHasUnsaved } from '#editing/unsaved.ts'
import { takeUpdate, useUpdates } from '#pwa/updates.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

const bar = css({
  position: 'fixed',
  // Below menus and windows: it waits, and what is pressed there may be at their end.
  zIndex: 'bar',
  insetInline: '4',
  bottom: 'calc(var(--taken-bottom, 0px) + token(spacing.4) + env(safe-area-inset-bottom))',
  width: 'fit-content',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '3',
  paddingInline: '5',
  color: 'ink',
  backgroundColor: 'paper',
  border: '1px solid token(colors.ink.soft)',
  borderTop: 'rule',
  borderRadius: 'small',
  // On a phone the words beside it take two lines instead.
  '& button': { flex: 'none' },
  _print: { display: 'none' },
})

/**
 * Says that a new version of the site is there, and takes it when told to. When another tab has taken
 * it, this one follows, but not before what is typed in it is saved.
 */
export function UpdateBar() {
  const { isWaiting, isTaken } = useUpdates()
  const hasUnsaved = useHasUnsaved()

  useEffect(() => {
    if (isTaken && !hasUnsaved) location.reload()
  }, [isTaken, hasUnsaved])

  return (
    <div role="status">
      {isWaiting || isTaken ? (
        <div className={bar} data-update="">
          <p>{hasUnsaved ? '有新版本，請先儲存正在填寫的內容' : '有新版本'}</p>
          <button type="button" className={button()} disabled={hasUnsaved} onClick={takeUpdate}>
            立即更新
          </button>
        </div>
      ) : null}
    </div>
  )
}
