import type { ChangeEvent } from 'react'
import { type ControlProps, elementProps, orNull, textOf } from './control.ts'

/** The attributes of an element that the value is typed into. */
const typingProps = (props: ControlProps, read = (text: string) => text) => ({
  ...elementProps(props),
  value: textOf(props.value),
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    props.onChange(orNull(read(target.value))),
})

/** One line of text. */
export const TextInput = (props: ControlProps<'text'>) => (
  <input {...typingProps(props)} type="text" />
)

/** Several lines. */
export const LongTextInput = (props: ControlProps<'longText'>) => (
  <textarea {...typingProps(props)} rows={4} />
)

/** A number stays the text that is typed until it is sent: `1.` is on the way to `1.5`. */
export function NumberInput(props: ControlProps<'number'> | ControlProps<'money'>) {
  const isWhole = 'integer' in props.field && props.field.integer
  return <input {...typingProps(props)} type="text" inputMode={isWhole ? 'numeric' : 'decimal'} />
}

/** An address; one within the site is offered from the site map. */
export function LinkInput(props: ControlProps<'link'>) {
  const { to } = props.field
  return (
    <input
      {...typingProps(props, text => text.trim())}
      type="text"
      inputMode="url"
      autoCapitalize="off"
      placeholder={to === 'web' ? 'https://' : to === 'site' ? '/about#…' : undefined}
      list={to === 'web' ? undefined : 'site-map'}
    />
  )
}
