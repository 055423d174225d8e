import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'

/** As long as a notice: one may have looked away. */
const STAYS_MS = 20_000

interface Undoable {
  words: string
  undo: () => Promise<void>
}

const undoState = proxy<{ last: Undoable | null }>({ last: null })

/** Offers to take back what was just done. */
export function offerUndo(words: string, undo: () => Promise<void>): void {
  undoState.last = ref({ words, undo })
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
        <div className="adm-undo">
          <span>{last.words}</span>
          <button type="button" className="adm-button" onClick={undo}>
            復原
          </button>
        </div>
      ) : null}
    </div>
  )
}
