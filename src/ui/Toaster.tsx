import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { css } from '#styled/css'
import { useHydrated } from './Hydrated.tsx'
import { dismissToast, stayOf, toastState } from './toasts.ts'

const place = css({
  position: 'fixed',
  zIndex: 'above',
  // Below the header, wherever that ends: one that waits under the pointer must not cover what was pressed.
  top: 'calc(max(var(--most), token(sizes.header)) + 8px)',
  insetInlineEnd: '4',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  width: 'min(24rem, calc(100% - 2rem))',
})

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '52px',
  paddingInlineStart: '4',
  color: 'ink',
  backgroundColor: 'paper',
  border: '1px solid token(colors.ink.soft)',
  borderInlineStartWidth: '6px',
  borderInlineStartColor: 'green.700',
  borderRadius: 'small',
  '&[data-kind=error]': { borderInlineStartColor: 'red.600' },
  '&:is([data-kind=warning], [data-kind=notice])': { borderInlineStartColor: 'gold.600' },
})

const text = css({ flex: '1', minWidth: '0', paddingBlock: '3' })
const close = css({
  width: 'touch',
  height: 'touch',
  fontSize: 'xl',
  cursor: 'pointer',
})

/** Where toasts appear; it stands in the page from the start, so that readers hear what comes. */
export function Toaster() {
  const { toasts } = useSnapshot(toastState)
  // A call may fail while React is still at it: the page that was sent had none.
  const isShown = useHydrated()
  return (
    <div className={place} role="status">
      {isShown ? toasts.map(toast => <Card key={toast.id} {...toast} />) : null}
    </div>
  )
}

const clockOf = ({ currentTarget }: SyntheticEvent) => currentTarget.getAnimations()[0]

/** While a pointer or the focus is on it, its time stands still. */
const hold = (event: SyntheticEvent) => clockOf(event)?.pause()
const go = (event: SyntheticEvent) => clockOf(event)?.play()

function Card({ id, kind, words }: { id: number; kind: string; words: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An animation of nothing is a timer that can be paused.
    const clock = element.current?.animate(null, stayOf(kind))
    clock?.addEventListener('finish', () => dismissToast(id))
    return () => clock?.cancel()
  }, [id, kind])

  const pausing = { onPointerEnter: hold, onPointerLeave: go, onFocus: hold, onBlur: go }
  return (
    <div ref={element} className={card} data-kind={kind} {...pausing}>
      <p className={text}>{words}</p>
      <button type="button" className={close} aria-label="關閉" onClick={() => dismissToast(id)}>
        ×
      </button>
    </div>
  )
}
