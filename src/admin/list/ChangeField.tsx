import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Issue } from '#contract/failure.ts'
import type { Field } from '#contract/field.ts'
import { mayBeNull, traitsOf } from '#contract/kinds/index.ts'
import { isUnique, mustDiffer } from '#contract/unique.ts'
import { readChanges, readValue, type StoredValues } from '#contract/validation.ts'
import type { Shown } from '#editing/overlay.ts'
import { dialogLook, fieldLook, narrowingLook, wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { beginHere } from '../beginHere.ts'
import { controlOf, typedValue } from '../fields/controls.ts'
import { FormField } from '../form/FormField.tsx'
import { titleOf } from '../titleOf.ts'
import { ChangePreview } from './ChangePreview.tsx'

export interface ChangeFieldProps {
  collection: AnyCollection
  selected: readonly Shown[]
  /** @param words what is done to so many */
  onChange: (name: string, value: unknown, words: (count: number) => string) => void
}

/** Set by controls of their own. */
const APART = ['enabled', 'sort_number']

/** The fields that several records may be given the same value of, or be freed of. */
const shared = ({ fields, title, variants = [] }: AnyCollection): [string, Field][] =>
  Object.entries(fields).filter(
    ([name, field]) =>
      name !== title &&
      !APART.includes(name) &&
      !traitsOf(field).isOwn &&
      !mustDiffer(field) &&
      !variants.some(({ when, fields: others }) => when.field === name || name in others),
  )

/** As it is asked for here. */
const asked = (field: Field): Field => controlOf(field).asked?.(field) ?? field

/** What keeps the records from having the value, each fault once. */
function faultsOf(
  collection: AnyCollection,
  { name, field, value }: { name: string; field: Field; value: unknown },
  selected: readonly Shown[],
): Issue[] {
  const { issues } = readValue(name, field, value)
  if (issues.length > 0) return issues
  const fault = { field: name, label: field.label, rule: 'each' }
  if (isUnique(field) && value !== null && selected.length > 1) {
    return [{ ...fault, message: '不可多於一項記錄相同' }]
  }
  return selected.flatMap(({ values }) =>
    readChanges(collection, { [name]: value }, values as StoredValues)
      .issues.slice(0, 1)
      .map(({ label, message }) => ({
        ...fault,
        message: `「${titleOf(collection, values)}」的${label}${message}`,
      })),
  )
}

/** Nothing is chosen when it opens; to empty a field is a choice of its own. */
export default function ChangeField({ collection, selected, onChange }: ChangeFieldProps) {
  const fields = shared(collection)
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<unknown>(null)
  const [isEmptied, setIsEmptied] = useState(false)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const field = collection.fields[name]
  const value = field && !isEmptied ? typedValue(field, typed) : null
  const isChosen = isEmptied || (value !== null && !isNothing(value))
  const count = selected.length

  const apply = () => {
    if (!field || !isChosen) return
    const found = faultsOf(collection, { name, field, value }, selected)
    setIssues(found.slice(0, 5))
    if (found.length > 0) return
    const verb = isEmptied ? '清空' : '更改'
    onChange(name, value, changed => `${verb}${changed}項的${field.label}`)
  }
  const choose = (next: string) => {
    setName(next)
    setTyped(null)
    setIsEmptied(false)
    setIssues([])
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        apply()
      }}
    >
      <label className={wordsLook().label} data-label htmlFor="changed-field">
        欄位
      </label>
      <select
        id="changed-field"
        className={fieldLook()}
        value={name}
        {...beginHere}
        onChange={event => choose(event.target.value)}
      >
        <option value="">請選擇</option>
        {fields.map(([each, { label }]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      {field && !isEmptied ? (
        <FormField
          key={name}
          name={name}
          field={asked(field)}
          value={typed}
          issues={issues}
          onChange={(_name, changed) => {
            setTyped(changed)
            setIssues([])
          }}
        />
      ) : null}
      {field && mayBeNull(field) ? (
        <label className={narrowingLook().option}>
          <input
            type="checkbox"
            checked={isEmptied}
            onChange={event => setIsEmptied(event.target.checked)}
          />
          清空{count}項的{field.label}
        </label>
      ) : null}
      {field && isChosen ? (
        <ChangePreview
          collection={collection}
          name={name}
          field={field}
          value={value}
          selected={selected}
        />
      ) : null}
      <div className={dialogLook().end}>
        <Button
          type="submit"
          data-main={isEmptied ? undefined : true}
          data-danger={isEmptied || undefined}
          isOff={!isChosen}
        >
          {isEmptied ? '清空' : '更改'}
          {count}項
        </Button>
      </div>
    </form>
  )
}

/** What would empty the field without anybody having said so. */
const isNothing = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
