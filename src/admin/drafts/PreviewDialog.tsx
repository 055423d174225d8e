import { type ReactNode, useState } from 'react'
import type { WaitingFiles } from '#offline/journal/waitingFiles'
import { AdminDialog } from '../AdminDialog'
import { waitingName } from '../fields/editorContent'
import { useDesk } from '../StaffProvider'
import { PreviewFrame } from './PreviewFrame'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The screens that a record is looked at on: a telephone's and a computer's, in CSS pixels. */
const screens = { 手機: 390, 電腦: 1280 } as const

type Screen = keyof typeof screens

/** The record as visitors will see it; its links lead nowhere from here. */
export function PreviewDialog({ isOpen, onClose, children }: PreviewDialogProps) {
  const { files } = useDesk()
  const [screen, setScreen] = useState<Screen>('手機')
  return (
    <AdminDialog title="預覽" isOpen={isOpen} onClose={onClose} isWide>
      <fieldset className="adm-tools" aria-label="螢幕">
        {(Object.keys(screens) as Screen[]).map(each => (
          <button
            key={each}
            type="button"
            className="adm-button"
            aria-pressed={each === screen}
            data-main={each === screen || undefined}
            onClick={() => setScreen(each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
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
