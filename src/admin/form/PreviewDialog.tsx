import type { ReactNode } from 'react'
import type { WaitingFiles } from '#offline/journal/waitingFiles'
import { AdminDialog } from '../AdminDialog'
import { showWaiting } from '../fields/editorContent'
import { useDesk } from '../StaffProvider'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The record as visitors will see it; its links lead nowhere from here. */
export function PreviewDialog({ isOpen, onClose, children }: PreviewDialogProps) {
  const { files } = useDesk()
  return (
    <AdminDialog title="預覽" isOpen={isOpen} onClose={onClose}>
      <div
        className="adm-preview"
        inert
        ref={page => (page ? keepShowing(page, files) : undefined)}
      >
        {children}
      </div>
    </AdminDialog>
  )
}

/** The site's pages know nothing of pictures that are not on the server yet. */
function keepShowing(page: HTMLElement, files: WaitingFiles): () => void {
  const show = () => void showWaiting(page, files)
  const watcher = new MutationObserver(show)
  watcher.observe(page, { childList: true, subtree: true })
  show()
  return () => watcher.disconnect()
}
