/** The rows of the contact details of which there may be several. */

import { useId, useRef } from 'react'
import type { Holiday, OpeningTime } from '#contract/contact.ts'
import { weekdays } from '#contract/field.ts'
import { fieldLook, formLook } from '#staffStyled/recipes'
import { Button, IconButton } from '../Button.tsx'
import { handsFocusBeside } from './handsFocusBeside.ts'
import { ClockInput, DayInput } from './timeInputs.tsx'
import { readDay } from './typedTime.ts'
import { WeekdaysInput } from './WeekdaysInput.tsx'

const openDays = weekdays('開放日')

/** Rows have no identity but their place. */
export const numbered = <T,>(list: readonly T[]) =>
  list.map((entry, index) => ({ entry, index, key: `row-${index}` }))

/** The list with one entry changed, or without it. */
export function replaced<T>(list: readonly T[], index: number, entry: T | undefined): T[] {
  return list.flatMap((each, place) => (place !== index ? [each] : entry ? [entry] : []))
}

interface TimeRowProps {
  time: OpeningTime
  isInvalid: boolean
  onChange: (time: OpeningTime | undefined) => void
}

/** Days that are open alike, and from when to when. */
export function TimeRow({ time, isInvalid, onChange }: TimeRowProps) {
  const { days, ranges } = time
  const id = useId()
  const setRange = (index: number, range: [string, string] | undefined) =>
    onChange({ ...time, ranges: replaced(ranges, index, range) })
  return (
    <div className={formLook().edit} ref={handsFocusBeside}>
      <div className={formLook().row}>
        <WeekdaysInput
          field={openDays}
          id={id}
          value={days}
          onChange={chosen => onChange({ ...time, days: chosen as number[] })}
          isInvalid={isInvalid}
          faultyAt={[]}
          describedBy={undefined}
        />
        <IconButton
          icon="close"
          isOnce
          label="移除這組辦公時間"
          onClick={() => onChange(undefined)}
        />
      </div>
      {numbered(ranges).map(({ entry: [from, to], index, key }) => (
        <span key={key} className={formLook().row} ref={handsFocusBeside}>
          <ClockInput
            label="由"
            isInvalid={isInvalid}
            value={from}
            onChange={time => setRange(index, [time, to])}
          />
          <ClockInput
            label="至"
            isInvalid={isInvalid}
            value={to}
            onChange={time => setRange(index, [from, time])}
          />
          <IconButton
            icon="close"
            isOnce
            label="移除時段"
            onClick={() => setRange(index, undefined)}
          />
        </span>
      ))}
      <Button onClick={() => onChange({ ...time, ranges: [...ranges, ['18:45', '22:00']] })}>
        新增時段
      </Button>
    </div>
  )
}

interface HolidayRowProps {
  holiday: Holiday
  isInvalid: boolean
  onChange: (holiday: Holiday | undefined) => void
}

/** From which day to which one the school is closed, and what for. */
export function HolidayRow({ holiday, isInvalid, onChange }: HolidayRowProps) {
  const { from, to, name } = holiday
  /** Whether it is a single day, as most are, which is written once: told before its first is typed anew. */
  const isSingle = useRef<boolean>(undefined)
  const begin = (day: string, isLeft = false) => {
    isSingle.current ??= to === from
    const isMoved = isSingle.current || (isLeft && readDay(day) !== undefined && to < day)
    if (isLeft) isSingle.current = undefined
    onChange({ ...holiday, from: day, to: isMoved ? day : to })
  }
  return (
    <div className={formLook().row} ref={handsFocusBeside}>
      <input
        className={fieldLook()}
        aria-label="假期名稱"
        aria-invalid={isInvalid && name === ''}
        value={name}
        onChange={event => onChange({ ...holiday, name: event.target.value })}
      />
      <DayInput label="第一日" isInvalid={isInvalid} value={from} onChange={begin} />
      <DayInput
        label="最後一日"
        isInvalid={isInvalid}
        value={to}
        onChange={day => onChange({ ...holiday, to: day })}
      />
      <IconButton icon="close" isOnce label={`移除${name}`} onClick={() => onChange(undefined)} />
    </div>
  )
}
