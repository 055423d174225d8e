import { choice, type Field } from '#contract/field.ts'
import { formLook } from '#staffStyled/recipes'
import { Options } from '../Options.tsx'
import { type ControlProps, elementProps, orNull, textOf } from './control.ts'

/** On or off. */
export function FlagInput({ id, value, onChange, describedBy, field }: ControlProps<'flag'>) {
  const isOn = value === true || (value === undefined && field.default)
  return (
    <span className={formLook().switch}>
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

/** A flag asked for as one of two: a switch that nobody has touched would say something all the same. */
export const yesOrNo = ({ label }: Field<'flag'>): Field<'choice'> =>
  choice(label, { options: { true: '是', false: '否' }, required: true })

/** Also what was chosen where it was asked for so. */
export const flagToWire = (typed: unknown): unknown =>
  typeof typed === 'string' ? typed === 'true' : typed

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
      <Options of={field.options} />
    </select>
  )
}
