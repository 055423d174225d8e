import { nameOf } from '../audit/auditWords'
import type { Form } from './useForm'

/** That what stands in the form is not what visitors see, and where it comes from. */
export function DraftNote({ form }: { form: Form }) {
  const { draft, restoredAt } = form
  return (
    <>
      {draft ? (
        <p className="adm-note">
          正在編輯草稿{draft.by ? `（由${nameOf(draft.by)}儲存）` : ''}
          。發佈之前，網站上仍是原來的內容。
        </p>
      ) : null}
      {restoredAt ? (
        <p className="adm-note">
          已還原上次未儲存的更改。
          <button type="button" className="adm-button" onClick={form.discard}>
            捨棄未儲存的更改
          </button>
        </p>
      ) : null}
    </>
  )
}

/** What is wrong with the record as a whole, or how much is wrong with its fields. */
export function FormFault({ form }: { form: Form }) {
  const { issues, fields } = form
  if (issues.length === 0) return null
  const others = issues.filter(({ field }) => !fields[field.split('.')[0] ?? ''])
  const words = others.map(({ message }) => message).join('；')
  return (
    <p className="adm-note" data-kind="error" role="alert">
      {words || `有${issues.length}項需要更正：${issues.map(({ label }) => label).join('、')}`}
    </p>
  )
}
