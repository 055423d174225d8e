import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '#ui/plainClick.ts'
import type { PictureViewer } from './PictureViewer.tsx'
import type { ViewedPicture } from './viewedPicture.ts'

interface Opened {
  Viewer: typeof PictureViewer
  index: number
  link: HTMLElement
}

/**
 * One large view for a list of pictures, fetched when it is first opened. `open(index)` answers the
 * click on the link to that picture; where the view cannot be fetched the link is followed, as it
 * is without script.
 */
export function useViewer(pictures: readonly ViewedPicture[]) {
  const [opened, setOpened] = useState<Opened>()

  const open = (index: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const link = event.currentTarget
    try {
      const { PictureViewer: Viewer } = await import('./PictureViewer.tsx')
      setOpened({ Viewer, index, link })
    } catch {
      location.assign(link.href)
    }
  }

  const close = () => {
    setOpened(undefined)
    opened?.link.focus()
  }

  const viewer: ReactNode = opened ? (
    <opened.Viewer pictures={pictures} first={opened.index} onClose={close} />
  ) : null
  return { open, viewer }
}
