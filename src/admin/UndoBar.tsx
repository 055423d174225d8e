import { useEffect } from 'react'
import { useQueue } from '#editing/queueState.ts'
import { frameLook } from '#staffStyled/recipes'
import { Button } from './Button.tsx'
import { handsFocusOn } from './handsFocusOn.ts'
import { useDesk } from './StaffProvider.tsx'
import { useOffer, withdrawOffer } from './undoOffer.ts'

/** As long as a notice: one may have looked away. */
const STAYS_MS = 20_000

/** CSS pixels between the bar and what stands above it. */
const ROOM = 8

/** The end of the page can be scrolled out from under the bar. */
function leaveRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  document.body.style.paddingBottom = `${innerHeight - bar.offsetTop + ROOM}px`
  return () => {
    document.body.style.paddingBottom = ''
  }
}

/** Says what was deleted, and brings it back. */
export function UndoBar() {
  const offer = useOffer(useDesk())
  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(withdrawOffer, STAYS_MS)
    return () => clearTimeout(timer)
  }, [offer])

  const { edits } = useQueue()
  useEffect(() => offer?.follow?.(edits), [offer, edits])

  const undo = () => {
    withdrawOffer()
    void offer?.undo()
  }
  return (
    <div role="status">
      {offer ? (
        <div className={frameLook().undo} data-undo ref={leaveRoom}>
          <span>{offer.words}</span>
          <Button ref={handsFocusOn} onClick={undo}>
            復原
          </Button>
        </div>
      ) : null}
    </div>
  )
}
