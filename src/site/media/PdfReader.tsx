import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { isAppleDevice } from '#pwa/installGuide.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isPlainClick } from '#ui/plainClick.ts'

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  rowGap: '3',
  columnGap: '6',
})

/** Its place stays: only a page that is alive knows, and what one reads must not move then. */
const unseen = css({ visibility: 'hidden' })

// Below whatever else stands in the grid that it is put into.
const frame = css({
  gridColumn: '1 / -1',
  gridRow: { tablet: '3' },
  width: 'full',
  height: 'max(30rem, 85vh)',
  border: 'hairline',
  borderRadius: 'small',
  backgroundColor: 'mist',
})

/** In CSS pixels; on anything smaller the browser's own whole-screen view is the better reader. */
const ROOMY = '(min-width: 48rem)'

interface PdfReaderProps {
  address: string
  title: string
  /** The other ways to have the file, or to pass it on, before the one to read it here, which not all have. */
  children: ReactNode
}

/**
 * A document read in the page, in the browser's own viewer: fetched only when asked for. What is no PDF is not
 * read so; a browser that has no viewer is not offered it; without script, on a small screen and on an iPad,
 * the document opens alone.
 */
export function PdfReader({ address, title, children }: PdfReaderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isAlive = useHydrated()
  const reader = useRef<HTMLIFrameElement>(null)
  const canRead = !isAlive || navigator.pdfViewerEnabled

  const read = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    // A frame on an iPad shows the first page alone, and does not scroll.
    if (isAppleDevice(navigator) || !matchMedia(ROOMY).matches) return
    event.preventDefault()
    setIsOpen(true)
    reader.current?.scrollIntoView()
  }

  return (
    <>
      <div className={ways}>
        {children}
        {address.endsWith('.pdf') ? (
          <a
            href={address}
            data-here=""
            className={cx(button({ look: 'outline' }), canRead ? undefined : unseen)}
            onClick={read}
          >
            <Icon name="file" />
            在此閱讀
          </a>
        ) : null}
      </div>
      {isOpen ? (
        <iframe
          ref={reader}
          src={`${address}#view=FitH`}
          title={title}
          className={frame}
          onLoad={() => reader.current?.scrollIntoView({ block: 'center' })}
        />
      ) : null}
    </>
  )
}
