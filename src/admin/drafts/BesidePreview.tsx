import { useDeferredValue } from 'react'
import { dialogLook, groupsLook } from '#staffStyled/recipes'
import { IconButton } from '../Button.tsx'
import { PreviewPart } from './PreviewPart.ts'
import type { Preview } from './PreviewViews.tsx'

interface BesidePreviewProps {
  preview: Preview
  /** As its form has it now. */
  record: Record<string, unknown>
  onClose: () => void
}

/** The record as visitors will see it, beside its form and a moment behind what is typed there. */
export function BesidePreview({ preview, record, onClose }: BesidePreviewProps) {
  const shown = useDeferredValue(record)
  return (
    <aside className={groupsLook().beside} aria-label="並排預覽">
      <div className={dialogLook().head}>
        <h2>預覽</h2>
        <IconButton icon="close" label="關閉並排預覽" onClick={onClose} />
      </div>
      <PreviewPart preview={preview} record={shown} />
    </aside>
  )
}
