import { useId } from 'react'
import type { Issue } from '#contract/failure.ts'
import type { Field } from '#contract/field.ts'
import { formLook, wordsLook } from '#staffStyled/recipes'
import { controlOf } from '../fields/controls.ts'
import { faulty } from '../fields/faults.ts'

interface FormFieldProps {
  name: string
  field: Field
  value: unknown
  issues: readonly Issue[]
  onChange: (name: string, value: unknown) => void
  /** The heading that it stands under, if that is one of the form's own. */
  under?: string | undefined
}

/** One field: its label, its control, what helps, and what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { name, field, value, issues, onChange, under } = props
  const id = useId()
  const { Input, isWide, hasHeadings } = controlOf(field)
  const faults = issues.filter(issue => issue.field.split('.')[0] === name)
  const help = field.help ? `${id}-help` : undefined
  const fault = faults.length > 0 ? `${id}-fault` : undefined
  // What the heading says need not be said again.
  const isSaid = under === field.label
  const Heading = under === undefined ? 'h2' : 'h3'
  const label = (
    <label
      className={isSaid ? wordsLook().hidden : wordsLook().label}
      data-label={isSaid ? undefined : true}
      htmlFor={id}
    >
      {field.label}
      {field.required ? <span className={wordsLook().required}>必填</span> : null}
    </label>
  )
  return (
    <div
      className={formLook().field}
      data-wide={isWide}
      data-field={name}
      {...faulty(faults.length > 0)}
    >
      {hasHeadings && !isSaid ? <Heading>{label}</Heading> : label}
      {fault ? (
        <p id={fault} className={wordsLook().error} role="alert">
          {faults.map(({ message }) => message).join('；')}
        </p>
      ) : null}
      <Input
        field={field}
        id={id}
        value={value}
        onChange={changed => onChange(name, changed)}
        isInvalid={faults.length > 0}
        faultyAt={faults.map(issue => issue.field.slice(name.length + 1))}
        describedBy={[help, fault].filter(Boolean).join(' ') || undefined}
      />
      {field.help ? (
        <p id={help} className={wordsLook().soft}>
          {field.help}
        </p>
      ) : null}
    </div>
  )
}
