import { type ReactNode, useState } from 'react'
import type { WaitingFiles } from '#editing/outbox/waitingFiles.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { waitingName } from '../fields/editorContent.ts'
import { useDesk } from '../StaffProvider.tsx'
import { Toggles } from '../Toggles.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

/** How the site shows a record, where it has a page or a card for it. */
export type Preview = (record: Record<string, unknown>) => ReactNode

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The screens that a record is looked at on: a telephone's and a computer's, in CSS pixels. */
const screens = { 手機: 390, 電腦: 1280 } as const

/** The record as visitors will see it; its links lead nowhere from here. */
export function PreviewDialog({ isOpen, onClose, children }: PreviewDialogProps) {
  const { files } = useDesk()
  const [screen, setScreen] = useState<keyof typeof screens>('手機')
  return (
    <AdminDialog title="預覽" isOpen={isOpen} onClose={onClose} isWide>
      <Toggles label="螢幕" choices={screens} chosen={screen} onChoose={setScreen} />
      <PreviewFrame key={screen} width={screens[screen]}>
        <div inert ref={page => (page ? keepShowing(page, files) : undefined)}>
          {children}
        </div>
      </PreviewFrame>
    </AdminDialog>
  )
}

/** The site's pages know nothing of pictures that are not on the server yet. */
function keepShowing(page: HTMLElement, files: WaitingFiles): () => void {
  const show = () => {
    for (const image of page.querySelectorAll('img')) void showFrom(files, image)
  }
  const watcher = new MutationObserver(show)
  watcher.observe(page, { childList: true, subtree: true })
  show()
  return () => watcher.disconnect()
}

/** An image has no address until the file is read: what the server cannot answer would be taken for missing. */
async function showFrom(files: WaitingFiles, image: HTMLImageElement): Promise<void> {
  const name = waitingName(image)
  if (!name) return
  const { src } = image
  image.removeAttribute('src')
  image.src = await files.read(name).then(URL.createObjectURL, () => src)
}
