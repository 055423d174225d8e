import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useRef } from 'react'
import { dialogLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { useOpener } from '../useOpener.ts'
import { answer, type Question } from './asking.ts'

/** A question in a window of its own, of Ark's parts. */
export function AskedQuestion({ question }: { question: Question }) {
  const { title, text, verb, isDanger } = question
  const safe = useRef<HTMLButtonElement>(null)
  const shown = useRef(question)
  const opener = useOpener(true)
  // What comes in the place of another question may find the focus on what said yes to that one.
  useEffect(() => {
    if (shown.current !== question) safe.current?.focus()
    shown.current = question
  }, [question])
  return (
    <Dialog.Root
      role="alertdialog"
      open
      onOpenChange={({ open }) => open || answer(false)}
      {...opener}
    >
      <Portal>
        <Dialog.Backdrop className={dialogLook().backdrop} />
        <Dialog.Positioner className={dialogLook().positioner}>
          <Dialog.Content className={dialogLook().root} data-asks>
            <Dialog.Title asChild>
              <h2>{title}</h2>
            </Dialog.Title>
            {text ? (
              <Dialog.Description asChild>
                <p>{text}</p>
              </Dialog.Description>
            ) : null}
            <div className={dialogLook().end}>
              {/* The question begins here: it is the first that can have the focus. */}
              <Dialog.CloseTrigger asChild>
                <Button ref={safe}>取消</Button>
              </Dialog.CloseTrigger>
              <Button
                data-main={isDanger ? undefined : true}
                data-danger={isDanger || undefined}
                onClick={() => answer(true)}
              >
                {verb}
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
