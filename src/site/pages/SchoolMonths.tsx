import { useQuery } from '@tanstack/react-query'
import type { Holiday } from '#contract/contact.ts'
import { monthAfter } from '#contract/months.ts'
import { holidayOn } from '#contract/schoolStatus.ts'
import { monthOf, toDate, writtenMonth } from '#contract/time.ts'
import { settingOf } from '#data/frameQueries.ts'
import { css } from '#styled/css'
import { MonthTable } from '#ui/MonthTable.tsx'
import { useNow } from '../useNow.ts'

const MONTHS = 6

// Its place is kept: which months these are is known when the page has come alive.
const place = css({
  minHeight: { base: '50rem', tablet: '37rem' },
  marginTop: '10',
  '@media (scripting: none)': { display: 'none' },
})

const heading = css({ textStyle: 'subheading', borderTop: 'rule', paddingTop: '4' })

const months = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
    tablet: 'repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr))',
  },
  columnGap: { base: '5', tablet: '8' },
  rowGap: '8',
  marginTop: '4',
})

const grid = css({
  width: 'full',
  tableLayout: 'fixed',
  textAlign: 'center',
  textStyle: 'small',
  lineHeight: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', fontWeight: 'bold' },
  '& th': { fontWeight: 'normal', color: 'ink.soft' },
  // A circle, also where two months stand side by side on a phone.
  '& td > *': {
    display: 'block',
    maxWidth: '1.5rem',
    margin: '2px auto',
    borderRadius: 'round',
  },
  '& mark': { color: 'white', backgroundColor: 'red.600', outline: 'unseen' },
  '& [aria-current] > *': {
    outline: '2px solid token(colors.green.700)',
    outlineOffset: '-2px',
    fontWeight: 'bold',
  },
})

const names = css({ marginTop: '2', textStyle: 'small', '& b': { color: 'red.600' } })

/** This month and the next, with the days on which the school rests. */
export function SchoolMonths() {
  const now = useNow()
  const { data: contact } = useQuery(settingOf('contact'))
  const holidays = contact?.holidays ?? []
  return (
    <div className={place}>
      {now ? (
        <section aria-labelledby="months">
          <h3 id="months" className={heading}>
            休息日月曆
          </h3>
          <div className={months}>
            {Array.from({ length: MONTHS }, (_, by) => monthAfter(monthOf(now), by)).map(month => (
              <Month key={month} month={month} holidays={holidays} today={toDate(now)} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  )
}

interface MonthProps {
  month: string
  holidays: readonly Holiday[]
  today: string
}

function Month({ month, holidays, today }: MonthProps) {
  const within = holidays.filter(
    ({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7),
  )
  return (
    <div>
      <MonthTable
        month={month}
        today={today}
        className={grid}
        caption={<caption>{writtenMonth(month)}</caption>}
      >
        {date =>
          date.startsWith(month) ? (
            <Day date={date} isRest={holidayOn(within, date) !== undefined} />
          ) : null
        }
      </MonthTable>
      <ul className={names}>
        {within.map(holiday => (
          <li key={`${holiday.from} ${holiday.name}`}>
            <b>{daysOf(holiday)}</b> {holiday.name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Day({ date, isRest }: { date: string; isRest: boolean }) {
  const day = Number(date.slice(8))
  return isRest ? <mark>{day}</mark> : <span>{day}</span>
}

/** `8日`, `4日至13日`, `12月24日至1月3日`. */
function daysOf({ from, to }: Holiday): string {
  const day = (date: string) => `${Number(date.slice(8))}日`
  if (from === to) return day(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day(from)}至${day(to)}`
  const withMonth = (date: string) => `${Number(date.slice(5, 7))}月${day(date)}`
  return `${withMonth(from)}至${withMonth(to)}`
}
