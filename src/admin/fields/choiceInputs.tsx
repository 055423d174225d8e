import { type ControlProps, elementProps, orNull, textOf } from './control'

/** On or off. */
export function FlagInput({ id, value, onChange, describedBy, field }: ControlProps<'flag'>) {
  const isOn = value === true || (value === undefined && field.default)
  return (
    <span className="adm-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={describedBy}
        checked={isOn}
        aria-checked={isOn}
        onChange={event => onChange(event.target.checked)}
      />
    </span>
  )
}

/** One of a few. */
export function ChoiceInput(props: ControlProps<'choice'>) {
  const { value, onChange, field } = props
  return (
    <select
      {...elementProps(props)}
      value={textOf(value)}
      onChange={event => onChange(orNull(event.target.value))}
    >
      <option value="">{field.required ? '請選擇' : '不指定'}</option>
      {Object.entries(field.options).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}
