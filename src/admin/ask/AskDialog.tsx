import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useDialogParts } from '../dialogs.ts'
import { useEscape } from '../useEscape.ts'
import { answer, askState } from './asking.ts'

const sayNo = () => answer(false)

/** The question that is being asked, over whatever else is open. */
export function AskDialog() {
  const { asked } = useSnapshot(askState)
  const router = useRouter()
  // Who walks back out of a question says no, and what it was about is not on the screen any more.
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && sayNo()),
    [router],
  )
  const isAsked = asked !== null
  useEscape(isAsked, sayNo)
  const parts = useDialogParts(isAsked, sayNo)
  return asked && parts ? <parts.AskedQuestion question={asked} /> : null
}
