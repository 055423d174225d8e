import { useState } from 'react'
import type { Edit } from '#offline/edit'
import { useDesk } from '../StaffProvider'
import { useNow } from '../useNow'
import { ageOf, kindOf, verbOf } from './editWords'
import { PendingTag } from './PendingTag'
import { useDeciding } from './useDeciding'

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
  return (
    <li className="adm-edit">
      <div className="adm-edit-words">
        <strong>{title}</strong> <PendingTag state={state} />
        <p className="adm-soft">
          {kindOf(edit)}：{verbOf(edit)}，{ageOf(savedAt, now)}
          {attempts > 0 ? `，已試${attempts}次` : ''}
        </p>
        {failure ? <p className="adm-error">{failure.message}</p> : null}
      </div>
      {state === 'conflict' ? (
        <button type="button" className="adm-button" data-main onClick={onDecide}>
          處理衝突
        </button>
      ) : null}
      {state === 'rejected' ? (
        <button
          type="button"
          className="adm-button"
          onClick={() => void desk.decide(edit, { take: 'again' })}
        >
          重試
        </button>
      ) : null}
      {isAsked ? (
        <>
          <button
            type="button"
            className="adm-button"
            data-danger
            onClick={() => void decide({ take: 'theirs' })}
          >
            確定放棄
          </button>
          <button
            ref={focusOn}
            type="button"
            className="adm-button"
            onClick={() => setIsAsked(false)}
          >
            保留
          </button>
        </>
      ) : (
        <button
          ref={isAsked === undefined ? undefined : focusOn}
          type="button"
          className="adm-button"
          onClick={() => setIsAsked(true)}
        >
          放棄<span className="adm-visually-hidden">對「{title}」的更改</span>
        </button>
      )}
    </li>
  )
}
