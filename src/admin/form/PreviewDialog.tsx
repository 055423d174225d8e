import type { ReactNode } from 'react'
import { AdminDialog } from '../AdminDialog'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The record as visitors will see it; its links lead nowhere from here. */
export function PreviewDialog({ isOpen, onClose, children }: PreviewDialogProps) {
  return (
    <AdminDialog title="預覽" isOpen={isOpen} onClose={onClose}>
      <div className="adm-preview" inert>
        {children}
      </div>
    </AdminDialog>
  )
}
