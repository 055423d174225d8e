/** Days and times, always of Macau, wherever the computer believes to be and whatever it speaks. */

import { type ComponentProps, useState } from 'react'
import type { Field } from '#contract/field.ts'
import { stampToIso, toIso, toStamp } from '#contract/time.ts'
import { fieldLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { type ControlProps, orNull, textOf } from './control.ts'
import { TimeField } from './TimeField.tsx'
import { readClock, readDay, readStamp } from './typedTime.ts'

const MOMENT = '2026-03-05 16:00:00'
const MIDNIGHT = '00:00:00'

/** What was typed as it travels, where it can be read. */
const readOr = (read: (text: string) => string | undefined, typed: unknown): unknown =>
  typeof typed === 'string' ? (read(typed) ?? typed) : typed

/** A day. */
export function DateInput(props: ControlProps<'date'>) {
  return (
    <TimeField
      control={props}
      text={textOf(props.value)}
      example="2026-03-05"
      read={readDay}
      onChange={text => props.onChange(orNull(text))}
    />
  )
}

export const dayToWire = (typed: unknown): unknown => readOr(readDay, typed)

const usualOf = ({ defaultTime }: Field<'dateTime'>): string => defaultTime.slice(0, 8)

/** A moment travels with its zone, and is shown without: `2026-03-05T16:00:00.000+08:00`. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/

const shownMoment = (value: unknown): string => {
  const text = textOf(value)
  return ISO.test(text) ? text.slice(0, 19).replace('T', ' ') : text
}

/** A moment: a day, and a time that is completed where none is given. */
export function DateTimeInput(props: ControlProps<'dateTime'>) {
  const usual = usualOf(props.field)
  return (
    <TimeField
      control={props}
      text={shownMoment(props.value)}
      example={MOMENT}
      read={text => readStamp(text, usual)}
      onChange={text => props.onChange(orNull(text))}
      usual={usual}
    />
  )
}

export function momentToWire(typed: unknown, field: Field<'dateTime'>): unknown {
  if (typeof typed !== 'string' || ISO.test(typed)) return typed
  const stamp = readStamp(typed, usualOf(field))
  return stamp === undefined ? typed : toIso(new Date(stampToIso(stamp)))
}

/** A date and time that is shown and sorted by. */
export function StampInput(props: ControlProps<'stamp'>) {
  const { value, onChange } = props
  return (
    <TimeField
      control={props}
      text={textOf(value)}
      example={MOMENT}
      read={text => readStamp(text, MIDNIGHT)}
      onChange={text => onChange(orNull(text))}
      usual={MIDNIGHT}
    >
      <Button onClick={() => onChange(toStamp(new Date()))}>現在</Button>
    </TimeField>
  )
}

export const stampToWire = (typed: unknown): unknown =>
  readOr(text => readStamp(text, MIDNIGHT), typed)

/** A time of the day. */
export function ClockTimeInput(props: ControlProps<'clockTime'>) {
  const { id, isInvalid, describedBy, value, onChange } = props
  return (
    <PartInput
      attributes={{ id, 'aria-describedby': describedBy }}
      value={textOf(value)}
      isInvalid={isInvalid}
      onChange={text => onChange(orNull(text))}
      example="00:00"
      read={text => (text === '' ? '' : readClock(text))}
    />
  )
}

export const clockToWire = (typed: unknown): unknown => readOr(readClock, typed)

interface PartInputProps {
  label: string
  value: string
  isInvalid: boolean
  /** @param isLeft whether no more is typed */
  onChange: (text: string, isLeft?: boolean) => void
}

/** A time of day in 24 hours, `HH:mm`. */
export const ClockInput = ({ label, ...props }: PartInputProps) => (
  <PartInput {...props} attributes={{ 'aria-label': label }} example="00:00" read={readClock} />
)

/** A day within a value, `YYYY-MM-DD`. */
export const DayInput = ({ label, ...props }: PartInputProps) => (
  <PartInput {...props} attributes={{ 'aria-label': label }} example="0000-00-00" read={readDay} />
)

interface ReadInputProps extends Omit<PartInputProps, 'label'> {
  /** What names and describes it. */
  attributes: ComponentProps<'input'>
  example: string
  read: (text: string) => string | undefined
}

function PartInput(props: ReadInputProps) {
  const { attributes, value, isInvalid, onChange, example, read } = props
  const [isTyping, setIsTyping] = useState(false)
  return (
    <input
      {...attributes}
      className={fieldLook()}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      size={example.length}
      placeholder={example}
      aria-invalid={isInvalid || (!isTyping && read(value) === undefined)}
      value={value}
      onChange={event => {
        setIsTyping(true)
        onChange(event.target.value)
      }}
      onBlur={() => {
        setIsTyping(false)
        const written = read(value) ?? value
        // Who only passes by has not answered what is said of it.
        if (isTyping || written !== value) onChange(written, true)
      }}
    />
  )
}
