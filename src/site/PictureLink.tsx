import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type Assets, assetAddress } from '#contract/asset'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'

const dialog = css({
  margin: 'auto',
  padding: '0',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  backgroundColor: 'paper',
  border: 'none',
  borderRadius: 'small',
  _backdrop: { backgroundColor: 'rgb(16 35 28 / 0.85)' },
})

const large = css({
  display: 'block',
  width: 'auto',
  maxWidth: 'full',
  maxHeight: 'calc(100dvh - 2rem - 52px)',
  objectFit: 'contain',
})

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingInlineStart: '4',
})

const close = css({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  cursor: 'pointer',
})

interface PictureLinkProps {
  name: string
  assets: Assets
  caption: string
  className?: string
  children: ReactNode
}

/** A small picture that leads to the large one: over the page where it can, else by itself. */
export function PictureLink({ name, assets, caption, className, children }: PictureLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const element = useRef<HTMLDialogElement>(null)

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
    element.current?.showModal()
  }

  return (
    <>
      <a href={assetAddress(name)} className={className} onClick={open}>
        {children}
      </a>
      <dialog
        ref={element}
        className={dialog}
        aria-label={caption}
        onClose={() => setIsOpen(false)}
        closedby="any"
      >
        {isOpen ? (
          <>
            <Picture name={name} assets={assets} alt={caption} sizes="100vw" className={large} />
            <div className={bar}>
              <p>{caption}</p>
              <button type="button" className={close} onClick={() => element.current?.close()}>
                <Icon name="close" />
                <span className={css({ srOnly: true })}>關閉</span>
              </button>
            </div>
          </>
        ) : null}
      </dialog>
    </>
  )
}
