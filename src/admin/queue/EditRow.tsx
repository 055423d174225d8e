import { useState } from 'react'
import { labelOf } from '#contract/editTarget.ts'
import type { Edit } from '#editing/edit.ts'
import { formLook, wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { useDesk } from '../StaffProvider.tsx'
import { useNow } from '../useNow.ts'
import { ageOf, verbOf } from './editWords.ts'
import { PendingTag } from './PendingTag.tsx'
import { useDeciding } from './useDeciding.ts'

interface EditRowProps {
  edit: Edit
  /** Opens the dialog that asks what is to become of it. */
  onDecide: () => void
}

/** The question takes the place of the button that asked it, and gives it back: the focus goes along. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** One unsent edit. */
export function EditRow({ edit, onDecide }: EditRowProps) {
  const desk = useDesk()
  const decide = useDeciding(edit)
  const now = useNow()
  const [isAsked, setIsAsked] = useState<boolean>()
  const { title, state, failure, attempts, savedAt } = edit
  // The server does what is on its way, whatever is decided here.
  const isOff = state === 'sending'
  return (
    <li className={formLook().edit}>
      <div className={formLook().editWords}>
        <strong>{title}</strong> <PendingTag state={state} />
        <p className={wordsLook().soft}>
          {labelOf(edit.target)}：{verbOf(edit)}，{ageOf(savedAt, now)}
          {attempts > 0 ? `，已試${attempts}次` : ''}
        </p>
        {failure ? <p className={wordsLook().error}>{failure.message}</p> : null}
      </div>
      {state === 'conflict' ? (
        <Button data-main onClick={onDecide}>
          處理衝突
        </Button>
      ) : null}
      {state === 'rejected' ? (
        <Button onClick={() => void desk.decide(edit, { take: 'again' })}>重試</Button>
      ) : null}
      {isAsked ? (
        <>
          <Button data-danger isOff={isOff} isOnce onClick={() => void decide({ take: 'theirs' })}>
            確定放棄
          </Button>
          <Button ref={focusOn} onClick={() => setIsAsked(false)}>
            保留
          </Button>
        </>
      ) : (
        <Button
          ref={isAsked === undefined ? undefined : focusOn}
          isOff={isOff}
          onClick={() => setIsAsked(true)}
        >
          放棄<span className={wordsLook().hidden}>對「{title}」的更改</span>
        </Button>
      )}
    </li>
  )
}
