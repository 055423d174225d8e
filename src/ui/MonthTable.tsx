import type { ReactElement, ReactNode } from 'react'
import { weeksOf } from '#contract/months.ts'
import { WEEKDAYS } from '#contract/time.ts'

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string
  /** The day it is, `YYYY-MM-DD`. */
  today: string
  className: string
  caption: ReactElement
  /** What stands in the place of a day, also of those of other months. */
  children: (date: string) => ReactNode
}

/** A month, week by week from Monday. */
export function MonthTable({ month, today, className, caption, children }: MonthTableProps) {
  return (
    <table className={className}>
      {caption}
      <thead>
        <tr>
          {[...WEEKDAYS].map(day => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(week => (
          <tr key={week[0]}>
            {week.map(date => (
              <td
                key={date}
                data-outside={!date.startsWith(month) || undefined}
                aria-current={date === today ? 'date' : undefined}
              >
                {children(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
