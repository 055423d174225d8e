import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useEffect, useRef } from 'react'
import { dialogLook, iconButtonLook } from '#staffStyled/recipes'
import { isComposing } from '#ui/composing.ts'
import { Icon } from '#ui/Icon.tsx'
import { useOpener } from './useOpener.ts'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** As wide as the window lets it be. */
  isWide?: boolean
  /** What has the focus after it; what had it before, where nothing is said. */
  returnTo?: () => HTMLElement | null
  /** Told once it is gone from the page, and the focus is back. */
  onClosed?: () => void
  children: ReactNode
}

/** The window of `AdminDialog`, of Ark's parts. */
export function DialogWindow({
  title,
  isOpen,
  onClose,
  isWide,
  returnTo,
  onClosed,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const opener = useOpener(isOpen)
  // What had the focus may have gone with what it did: an edit that was discarded, a step that is done.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) content.current?.focus()
  })
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => open || onClose()}
      // Where one dialog follows another, the first gives the focus back to the page behind both:
      // that closes nothing.
      onFocusOutside={event => event.preventDefault()}
      // It asks the event alone whether a character is being composed, which Safari denies.
      onEscapeKeyDown={event => isComposing(event) && event.preventDefault()}
      {...opener}
      {...(returnTo ? { finalFocusEl: returnTo } : {})}
      {...(onClosed ? { onExitComplete: onClosed } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={dialogLook().backdrop} />
        <Dialog.Positioner className={dialogLook().positioner}>
          <Dialog.Content ref={content} className={dialogLook().root} data-wide={isWide}>
            <div className={dialogLook().head}>
              <Dialog.Title asChild>
                <h2>{title}</h2>
              </Dialog.Title>
              <Dialog.CloseTrigger className={iconButtonLook()} aria-label="關閉">
                <Icon name="close" />
              </Dialog.CloseTrigger>
            </div>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
