import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { type Owner, recordKey } from '#editing/edit.ts'
import { frameLook } from '#staffStyled/recipes'
import { Button } from './Button.tsx'
import { handsFocusOn } from './handsFocusOn.ts'

/** As long as a notice: one may have looked away. */
const STAYS_MS = 20_000

/** CSS pixels between the bar and what stands above it. */
const ROOM = 8

interface Undoable {
  words: string
  undo: () => Promise<void>
  /** The records that it is about. */
  keys: ReadonlySet<string>
}

const undoState = proxy<{ last: Undoable | null }>({ last: null })

/** Offers to take back what was just done to these records. */
export function offerUndo(words: string, undo: () => Promise<void>, about: readonly Owner[]): void {
  undoState.last = ref({ words, undo, keys: new Set(about.map(recordKey)) })
}

/** What was done to one of these records is not the last that was done to it any more. */
export function endOffer(about: readonly Owner[]): void {
  if (about.some(owner => undoState.last?.keys.has(recordKey(owner)))) undoState.last = null
}

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
  const { last } = useSnapshot(undoState)
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => {
      undoState.last = null
    }, STAYS_MS)
    return () => clearTimeout(timer)
  }, [last])

  const undo = () => {
    undoState.last = null
    void last?.undo()
  }
  return (
    <div role="status">
      {last ? (
        <div className={frameLook().undo} data-undo ref={leaveRoom}>
          <span>{last.words}</span>
          <Button ref={handsFocusOn} onClick={undo}>
            復原
          </Button>
        </div>
      ) : null}
    </div>
  )
}
