import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { css, cx } from '#styled/css'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { useSwipe } from '../useSwipe.ts'
import { LargePicture } from './LargePicture.tsx'
import type { ViewedPicture } from './viewedPicture.ts'

const dialog = css({
  // Without the condition it would show before it is opened.
  _open: { display: 'grid' },
  gridTemplateColumns: '64px minmax(0, 1fr) 64px',
  gridTemplateRows: '56px minmax(0, 1fr) minmax(56px, auto)',
  gridTemplateAreas: {
    base: '"top top top" "stage stage stage" "back words on"',
    tablet: '"top top top" "back stage on" "words words words"',
  },
  alignItems: 'center',
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: '0',
  padding: '0',
  border: 'none',
  color: 'white',
  backgroundColor: 'ink',
  overflow: 'hidden',
  '--colors-focus': '#ffffff',
  _backdrop: { backgroundColor: 'ink' },
})

const top = css({
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '4',
  fontVariantNumeric: 'tabular-nums',
})

const stage = css({
  gridArea: 'stage',
  display: 'grid',
  placeItems: 'center',
  height: 'full',
  touchAction: 'pan-y pinch-zoom',
})

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  fontSize: 'xl',
  cursor: 'pointer',
  _hover: { backgroundColor: 'rgb(255 255 255 / 0.12)' },
  _focusVisible: { outlineOffset: '-4px' },
})

const back = css({ gridArea: 'back', justifySelf: 'center' })
const on = css({ gridArea: 'on', justifySelf: 'center' })
const words = css({ gridArea: 'words', paddingInline: '2', textAlign: 'center' })
const unseen = css({ srOnly: true })

interface PictureViewerProps {
  pictures: readonly ViewedPicture[]
  /** The place in the list of the one to begin with. */
  first: number
  onClose: () => void
}

/** The pictures of a list, one at a time over the whole screen; behind the last comes the first. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState(first)
  // The list may have become shorter meanwhile.
  const index = Math.min(chosen, pictures.length - 1)
  const picture = pictures[index]
  const element = useRef<HTMLDialogElement>(null)
  const turn = (step: number) => setChosen((index + step + pictures.length) % pictures.length)
  const swipe = useSwipe(turn, area => area.firstElementChild)

  useEffect(() => {
    element.current?.showModal()
    // The page behind keeps still. It is covered whole, so nobody sees its scroll bar go.
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -index,
      End: pictures.length - 1 - index,
    }
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(step)
  }

  // Back leaves the picture and not the page, as whoever swipes back on a phone means it; and a page that was
  // left below an open dialog would answer nothing.
  useEffect(() => {
    const blockerFn = () => {
      element.current?.close()
      return true
    }
    return router.history.block({ blockerFn, enableBeforeUnload: false })
  }, [router])

  const isEmpty = picture === undefined
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])

  if (!picture) return null
  const isOne = pictures.length === 1
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-label="相片"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={top}>
        <p>{isOne ? null : `${index + 1} / ${pictures.length}`}</p>
        <Control icon="close" label="關閉" onClick={() => element.current?.close()} />
      </div>
      {isOne ? null : (
        <Control icon="left" label="上一張" className={back} onClick={() => turn(-1)} />
      )}
      <div className={stage} {...(isOne ? undefined : swipe)}>
        <LargePicture key={picture.name} picture={picture} />
      </div>
      {isOne ? null : (
        <Control icon="right" label="下一張" className={on} onClick={() => turn(1)} />
      )}
      <p className={words} aria-live="polite">
        <span>{picture.caption}</span>
        {isOne ? null : (
          <span className={unseen}>{`第${index + 1}張，共${pictures.length}張`}</span>
        )}
      </p>
    </dialog>
  )
}

interface ControlProps {
  icon: IconName
  label: string
  className?: string
  onClick: () => void
}

function Control({ icon, label, className, onClick }: ControlProps) {
  return (
    <button type="button" className={cx(button, className)} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
