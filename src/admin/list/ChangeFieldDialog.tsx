import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import type { Issue } from '#contract/failure'
import type { Field, FieldKind } from '#contract/field'
import { readValue } from '#contract/validation'
import type { Shown } from '#offline/overlay'
import { AdminDialog } from '../AdminDialog'
import { toWire } from '../fields/controls'
import { FormField } from '../form/FormField'

interface ChangeFieldDialogProps {
  collection: AnyCollection
  selected: readonly Shown[]
  isOpen: boolean
  onClose: () => void
  /** @param words what was done */
  onChange: (name: string, value: unknown, words: string) => void
}

/** What hardly anybody wants to be the same in many records. */
const OWN: readonly FieldKind[] = ['richText', 'image', 'file', 'fileList', 'contact']
/** Set by controls of their own. */
const APART = ['enabled', 'sort_number']

/** The fields that several records may be given the same value of. */
const shared = ({ fields, title, variants = [] }: AnyCollection): [string, Field][] =>
  Object.entries(fields).filter(
    ([name, field]) =>
      name !== title &&
      !APART.includes(name) &&
      !OWN.includes(field.kind) &&
      !('unique' in field && field.unique) &&
      !variants.some(({ when, fields: others }) => when.field === name || name in others),
  )

/** Gives one field of several records the same value. */
export function ChangeFieldDialog({ isOpen, onClose, ...rest }: ChangeFieldDialogProps) {
  return (
    <AdminDialog title={`更改${rest.selected.length}項的一欄`} isOpen={isOpen} onClose={onClose}>
      <ChangeField {...rest} />
    </AdminDialog>
  )
}

type ChangeFieldProps = Omit<ChangeFieldDialogProps, 'isOpen' | 'onClose'>

function ChangeField({ collection, selected, onChange }: ChangeFieldProps) {
  const fields = shared(collection)
  const [name, setName] = useState(fields[0]?.[0] ?? '')
  const [typed, setTyped] = useState<unknown>(null)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const field = collection.fields[name]
  if (!field) return <p>這類記錄沒有可一次更改的欄位。</p>

  const apply = () => {
    const value = toWire(field, typed)
    const found = readValue(name, field, value).issues
    setIssues(found)
    if (found.length > 0) return
    onChange(name, value, `已更改${selected.length}項的${field.label}`)
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        apply()
      }}
    >
      <label className="adm-label" htmlFor="changed-field">
        欄位
      </label>
      <select
        id="changed-field"
        className="adm-input"
        value={name}
        onChange={event => {
          setName(event.target.value)
          setTyped(null)
          setIssues([])
        }}
      >
        {fields.map(([each, { label }]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      <FormField
        key={name}
        name={name}
        field={field}
        value={typed}
        issues={issues}
        onChange={(_name, value) => setTyped(value)}
      />
      <div className="adm-dialog-end">
        <button type="submit" className="adm-button" data-main>
          更改{selected.length}項
        </button>
      </div>
    </form>
  )
}
