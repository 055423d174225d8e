/** Days and times, always of Macau, wherever the computer believes to be. */
import { toStamp } from '#contract/time'
import { type ControlProps, elementProps, orNull, textOf } from './control'

/** A day. */
export function DateInput(props: ControlProps<'date'>) {
  const { value, onChange } = props
  return (
    <input
      {...elementProps(props)}
      type="date"
      value={textOf(value)}
      onChange={event => onChange(orNull(event.target.value))}
    />
  )
}

/** `2026-03-05T16:00:00.000+08:00` as its day and its time. */
const partsOf = (value: unknown): [day: string, time: string] => {
  const text = textOf(value)
  return [text.slice(0, 10), text.slice(11, 16)]
}

/** A moment: a day, and a time that is completed where none is chosen. */
export function DateTimeInput(props: ControlProps<'dateTime'>) {
  const { value, onChange, field } = props
  const { id, ...rest } = elementProps(props)
  const [day, time] = partsOf(value)
  const usual = field.defaultTime.slice(0, 5)
  const change = (newDay: string, newTime: string) =>
    onChange(newDay === '' ? null : `${newDay}T${newTime || usual}:00.000+08:00`)
  return (
    <div className="adm-row">
      <input
        {...rest}
        id={id}
        type="date"
        value={day}
        onChange={event => change(event.target.value, time)}
      />
      <input
        {...rest}
        type="time"
        aria-label={`${field.label}的時間（澳門）`}
        value={time}
        disabled={day === ''}
        onChange={event => change(day, event.target.value)}
      />
    </div>
  )
}

/** A date and time that is shown and sorted by. */
export function StampInput(props: ControlProps<'stamp'>) {
  const { value, onChange } = props
  const change = (local: string) => {
    const text = local.replace('T', ' ')
    onChange(orNull(text.length === 16 ? `${text}:00` : text))
  }
  return (
    <div className="adm-row">
      <input
        {...elementProps(props)}
        type="datetime-local"
        step={1}
        value={textOf(value).replace(' ', 'T')}
        onChange={event => change(event.target.value)}
      />
      <button type="button" className="adm-button" onClick={() => onChange(toStamp(new Date()))}>
        現在
      </button>
    </div>
  )
}
