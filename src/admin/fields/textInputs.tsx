import type { ControlProps } from './control'
import { elementProps, orNull, textOf } from './control'

/** One line of text. */
export function TextInput(props: ControlProps<'text'>) {
  const { value, onChange } = props
  return (
    <input
      {...elementProps(props)}
      type="text"
      value={textOf(value)}
      onChange={event => onChange(orNull(event.target.value))}
    />
  )
}

/** Several lines. */
export function LongTextInput(props: ControlProps<'longText'>) {
  const { value, onChange } = props
  return (
    <textarea
      {...elementProps(props)}
      rows={4}
      value={textOf(value)}
      onChange={event => onChange(orNull(event.target.value))}
    />
  )
}

/** A number stays the text that is typed until it is sent: `1.` is on the way to `1.5`. */
export function NumberInput(props: ControlProps<'number'> | ControlProps<'money'>) {
  const { value, onChange, field } = props
  const isWhole = field.kind === 'number' && field.integer
  return (
    <input
      {...elementProps(props)}
      type="text"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={textOf(value)}
      onChange={event => onChange(orNull(event.target.value))}
    />
  )
}

/** The number that was typed; what is none is refused by the rules of the field. */
export function numberToWire(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const text = typed.trim().normalize('NFKC').replaceAll(',', '')
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : typed
}

/** An address; one within the site is offered from the site map. */
export function LinkInput(props: ControlProps<'link'>) {
  const { value, onChange, field } = props
  return (
    <input
      {...elementProps(props)}
      type="text"
      inputMode="url"
      placeholder={field.to === 'web' ? 'https://' : field.to === 'site' ? '/about#…' : undefined}
      list={field.to === 'web' ? undefined : 'site-map'}
      value={textOf(value)}
      onChange={event => onChange(orNull(event.target.value.trim()))}
    />
  )
}
