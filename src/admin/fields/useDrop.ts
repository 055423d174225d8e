import { type DragEvent, useState } from 'react'

/** What an element is given onto which files are dropped; `data-over` while they are held above it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
