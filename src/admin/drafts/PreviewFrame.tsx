import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { WHOLE_STYLE_ID } from '#contract/wholeStyle.ts'
import { deskLook } from '#staffStyled/recipes'

interface PreviewFrameProps {
  /** Of the screen it is shown on, in CSS pixels. */
  width: number
  children: ReactNode
}

const EMPTY = '<!doctype html><title>預覽</title>'

/** As far as it is needed here; TypeScript does not know it yet. */
type TrustingWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: object) => unknown }
}

/** The frame's own window has no policy yet; see `trustedTypesScript`. In it no script is loaded at all. */
function trust({ trustedTypes }: TrustingWindow): void {
  trustedTypes?.createPolicy('default', { createHTML: (html: string) => html })
}

const SITE_STYLES = `style, link[rel=stylesheet]#${WHOLE_STYLE_ID}`

/** The site's own styles, and what the visitor has set: the admin's sheet and its dark are not among them. */
function dress(page: Document): void {
  const { documentElement: own } = document
  for (const { name, value } of own.attributes) {
    if (name !== 'data-dark') page.documentElement.setAttribute(name, value)
  }
  for (const style of document.head.querySelectorAll(SITE_STYLES)) {
    page.head.append(style.cloneNode(true))
  }
}

/**
 * A page of the site on a screen of another width: in a frame of its own, because the site's styles ask
 * how wide the screen is. It is as high as what it holds, made smaller to the room there is, and nothing
 * in it can be reached: it is there to be looked at.
 */
export function PreviewFrame({ width, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<HTMLElement>()
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState(width)
  const scale = Math.min(1, room / width)

  useEffect(() => {
    const watcher = new ResizeObserver(() => {
      if (box.current) setRoom(box.current.clientWidth)
      if (page) setHeight(page.scrollHeight)
    })
    if (box.current) watcher.observe(box.current)
    if (page) watcher.observe(page)
    return () => watcher.disconnect()
  }, [page])

  return (
    <div
      ref={box}
      className={deskLook().preview}
      data-preview
      style={{ height: height * scale, maxWidth: width }}
    >
      <iframe
        title="預覽"
        inert
        srcDoc={EMPTY}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const loaded = currentTarget.contentDocument
          if (!loaded?.defaultView) return
          trust(loaded.defaultView)
          dress(loaded)
          setPage(loaded.body)
        }}
      />
      {page ? createPortal(children, page) : null}
    </div>
  )
}
