import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** The search over the page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!element.current?.open) element.current?.showModal()
  }, [])
  return createPortal(
    <dialog ref={element} aria-label="搜尋" onClose={onClose}>
      <form method="dialog">
        <button type="submit">關閉</button>
      </form>
    </dialog>,
    document.body,
  )
}
