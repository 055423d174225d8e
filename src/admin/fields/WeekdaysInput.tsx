import { WEEKDAYS } from '#contract/time.ts'
import { inOrder } from '#contract/weekdays.ts'
import { formLook } from '#staffStyled/recipes'
import type { ControlProps } from './control.ts'

/** Days of the week, each to be ticked. */
export function WeekdaysInput(props: ControlProps<'weekdays'>) {
  const { field, id, value, onChange, isInvalid, describedBy } = props
  const chosen = Array.isArray(value) ? (value as number[]) : []
  const tick = (day: number, isOn: boolean) =>
    onChange(inOrder(isOn ? [...chosen, day] : chosen.filter(each => each !== day)))
  return (
    <fieldset
      id={id}
      className={formLook().weekdays}
      aria-label={field.label}
      aria-describedby={describedBy}
    >
      {[...WEEKDAYS].map((name, index) => (
        <label key={name} className={formLook().weekday}>
          <input
            type="checkbox"
            aria-label={`星期${name}`}
            aria-invalid={isInvalid}
            checked={chosen.includes(index + 1)}
            onChange={event => tick(index + 1, event.target.checked)}
          />
          <span aria-hidden>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
