import { useState } from 'react'
import type { DialogProps } from './DialogWindow.tsx'
import { useDialogParts } from './dialogs.ts'
import { useEscape } from './useEscape.ts'

/** A window over the page that holds the focus; Esc and the cross close it. */
export function AdminDialog(props: DialogProps) {
  const { isOpen, onClose } = props
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEscape(isOpen, onClose)
  const parts = useDialogParts(isOpen, onClose)
  // Most are never opened; one that was has to be there for how it closes.
  return wasOpen && parts ? <parts.DialogWindow {...props} /> : null
}
