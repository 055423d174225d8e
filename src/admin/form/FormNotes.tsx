import type { UnsavedForm } from '#editing/outbox/schema.ts'
import { formLook, wordsLook } from '#staffStyled/recipes'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { faulty } from '../fields/faults.ts'
import { nameOf } from '../nameOf.ts'
import { Timestamp } from '../Timestamp.tsx'
import type { Form } from './useForm.ts'

/** That what stands in the form is not what visitors see, and where it comes from. */
export function DraftNote({ form }: { form: Form }) {
  const { draft, hidden, isEnabled } = form
  return (
    <>
      {draft ? (
        <p className={formLook().note}>
          正在編輯草稿{draft.by ? `（由${nameOf(draft.by)}儲存）` : ''}。{seenOf(form)}
        </p>
      ) : null}
      {draft || !hidden ? null : (
        <p className={formLook().note}>
          這項記錄{hidden}。{isEnabled ? '' : '要公開，請開啟「啟用」再儲存。'}
        </p>
      )}
      <UnsavedNotes form={form} />
    </>
  )
}

/** What was left unsaved, here or in another place that somebody types into. */
type LeftUnsaved = Pick<Form, 'unsaved' | 'titleOf' | 'discard'>

/** What was typed before and never saved: what is shown, and what is besides. */
export function UnsavedNotes({ form }: { form: LeftUnsaved }) {
  const { unsaved } = form
  const ask = useAsk()
  const discard = async () => {
    const question = { title: '捨棄未儲存的更改？', verb: '捨棄', isDanger: true }
    if (await ask(question)) await form.discard()
  }
  return (
    /* It is found a moment after the form has come: who does not see it hears it. */
    <div role="status">
      {unsaved.shown ? (
        <p className={formLook().note}>
          已還原上次未儲存的更改。
          <Button onClick={() => void discard()}>捨棄未儲存的更改</Button>
        </p>
      ) : null}
      {unsaved.others.map(other => (
        <OtherNote key={other.key} other={other} form={form} />
      ))}
    </div>
  )
}

/** What visitors see while there is a draft. */
function seenOf({ hidden, isEnabled }: Form): string {
  if (!isEnabled) return '這項記錄未啟用，發佈之前，訪客看不到。'
  return hidden ? `這項記錄${hidden}。` : '發佈之前，網站上仍是原來的內容。'
}

/** Another text that was left unsaved at the same place, in a tab that is gone. */
function OtherNote({ other, form }: { other: UnsavedForm; form: LeftUnsaved }) {
  const { unsaved, titleOf } = form
  const title = titleOf(other.values) || '未命名'
  const ask = useAsk()
  const forget = async () => {
    const question = { title: `捨棄「${title}」未儲存的內容？`, verb: '捨棄', isDanger: true }
    if (await ask(question)) await unsaved.forget(other)
  }
  return (
    <p className={formLook().note}>
      <span>
        此裝置上還有未儲存的「{title}」（
        <Timestamp at={other.typedAt} />
        ）。
      </span>
      <Button isOnce onClick={() => void unsaved.take(other)}>
        改為編輯<span className={wordsLook().hidden}>「{title}」</span>
      </Button>
      <Button onClick={() => void forget()}>
        捨棄<span className={wordsLook().hidden}>「{title}」</span>
      </Button>
    </p>
  )
}

/** What is wrong with the record as a whole, or how much is wrong with its fields. */
export function FormFault({ form }: { form: Form }) {
  const { issues, fields } = form
  if (issues.length === 0) return null
  const others = issues.filter(({ field }) => !fields[field.split('.')[0] ?? ''])
  const words = others
    .map(({ label, message }) => (label ? `${label}：${message}` : message))
    .join('；')
  return (
    <p
      className={formLook().note}
      data-kind="error"
      role="alert"
      tabIndex={-1}
      {...faulty(others.length > 0)}
    >
      {words || `有${issues.length}項需要更正：${issues.map(({ label }) => label).join('、')}`}
    </p>
  )
}
