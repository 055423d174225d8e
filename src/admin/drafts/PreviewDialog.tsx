import { AdminDialog } from '../AdminDialog.tsx'
import { PreviewPart } from './PreviewPart.ts'
import type { Preview } from './PreviewViews.tsx'

interface PreviewDialogProps {
  preview: Preview
  isOpen: boolean
  onClose: () => void
  /** As its form has it; asked for only while it is looked at. */
  record: () => Record<string, unknown>
}

/** The record as visitors will see it, over its form. */
export function PreviewDialog({ preview, isOpen, onClose, record }: PreviewDialogProps) {
  return (
    <AdminDialog title="預覽" isOpen={isOpen} onClose={onClose} isWide>
      {isOpen ? <PreviewPart preview={preview} record={record()} /> : null}
    </AdminDialog>
  )
}
