import { DatePicker, parseDate } from '@ark-ui/react/date-picker'
import { useState } from 'react'
import { toDate } from '#contract/time.ts'
import {
  buttonLook,
  dialogLook,
  fieldLook,
  formLook,
  iconButtonLook,
  narrowingLook,
} from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'

/** Said of its parts; the library itself says them in English. */
const words = {
  content: '日曆',
  dayCell: ({ valueText, selected }: { valueText: string; selected: boolean }) =>
    selected ? `${valueText}，已選` : valueText,
  prevTrigger: (view: View) => ({ day: '上個月', month: '上一年', year: '上十年' })[view],
  nextTrigger: (view: View) => ({ day: '下個月', month: '下一年', year: '下十年' })[view],
  viewTrigger: (view: View) => ({ day: '選擇月份', month: '選擇年份', year: '選擇年份' })[view],
}

type View = 'day' | 'month' | 'year'

interface TimeDialogProps {
  title: string
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` where there is a time. */
  chosen: string | undefined
  /** That of a day that has none, `HH:mm:ss`; none where it is a day that is chosen. */
  usual: string | undefined
  /** With what was chosen, or with nothing where it stays as it is. */
  onClose: (chosen: string | undefined) => void
}

/** Chooses a day of Macau's calendar, and a time in 24 hours. */
export default function TimeDialog({ title, chosen, usual, onClose }: TimeDialogProps) {
  const [day, setDay] = useState(chosen?.slice(0, 10))
  const [time, setTime] = useState(chosen?.slice(11) || usual || '')
  const choose = (next: string | undefined) => {
    setDay(next)
    if (usual === undefined) onClose(next)
  }
  return (
    <AdminDialog title={title} isOpen onClose={() => onClose(undefined)}>
      <DatePicker.Root
        className={formLook().dates}
        inline
        fixedWeeks
        locale="zh-Hant-MO"
        timeZone="Asia/Macau"
        startOfWeek={1}
        translations={words}
        defaultFocusedValue={parseDate(day ?? toDate(new Date()))}
        value={day ? [parseDate(day)] : []}
        onValueChange={({ value: [value] }) => choose(value?.toString().slice(0, 10))}
      >
        <DatePicker.Content role="group" aria-roledescription="日曆">
          <DayView />
          <Grid view="month" columns={4} />
          <Grid view="year" columns={4} />
        </DatePicker.Content>
      </DatePicker.Root>
      {usual === undefined ? null : <TimeSelects time={time} onChange={setTime} />}
      <div className={dialogLook().end}>
        <Button onClick={() => onClose(undefined)}>取消</Button>
        {usual === undefined ? null : (
          <Button data-main onClick={() => onClose(`${day ?? toDate(new Date())} ${time}`)}>
            確定
          </Button>
        )}
      </div>
    </AdminDialog>
  )
}

/** Goes back and on, and to the wider view. */
function Steps() {
  return (
    <DatePicker.ViewControl className={formLook().months}>
      <DatePicker.PrevTrigger className={iconButtonLook({ room: 'touch' })}>
        <Icon name="left" />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger className={buttonLook()}>
        <DatePicker.RangeText />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className={iconButtonLook({ room: 'touch' })}>
        <Icon name="right" />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  )
}

function DayView() {
  return (
    <DatePicker.View view="day">
      <Steps />
      <DatePicker.Context>
        {({ weekDays, weeks, focusedValue }) => (
          <DatePicker.Table aria-roledescription="月曆">
            <DatePicker.TableHead>
              <DatePicker.TableRow>
                {weekDays.map(({ long, narrow }) => (
                  <DatePicker.TableHeader key={long} aria-label={long}>
                    {narrow}
                  </DatePicker.TableHeader>
                ))}
              </DatePicker.TableRow>
            </DatePicker.TableHead>
            <DatePicker.TableBody>
              {weeks.map(week => (
                <DatePicker.TableRow key={String(week[0])}>
                  {week.map(date => (
                    <DatePicker.TableCell key={String(date)} value={date}>
                      <DatePicker.TableCellTrigger
                        // The window begins at the chosen day: see `beginHere`.
                        data-autofocus={date.compare(focusedValue) === 0 || undefined}
                      >
                        {date.day}
                      </DatePicker.TableCellTrigger>
                    </DatePicker.TableCell>
                  ))}
                </DatePicker.TableRow>
              ))}
            </DatePicker.TableBody>
          </DatePicker.Table>
        )}
      </DatePicker.Context>
    </DatePicker.View>
  )
}

/** The months of a year, or the years of a decade. */
function Grid({ view, columns }: { view: 'month' | 'year'; columns: number }) {
  return (
    <DatePicker.View view={view}>
      <Steps />
      <DatePicker.Context>
        {({ getMonthsGrid, getYearsGrid }) => {
          const rows = view === 'month' ? getMonthsGrid({ columns }) : getYearsGrid({ columns })
          return (
            <DatePicker.Table aria-roledescription={view === 'month' ? '月份' : '年份'}>
              <DatePicker.TableBody>
                {rows.map(row => (
                  <DatePicker.TableRow key={row[0]?.value}>
                    {row.map(({ value, label }) => (
                      <DatePicker.TableCell key={value} value={value}>
                        <DatePicker.TableCellTrigger>{label}</DatePicker.TableCellTrigger>
                      </DatePicker.TableCell>
                    ))}
                  </DatePicker.TableRow>
                ))}
              </DatePicker.TableBody>
            </DatePicker.Table>
          )
        }}
      </DatePicker.Context>
    </DatePicker.View>
  )
}

const units = [
  ['時', 24],
  ['分', 60],
  ['秒', 60],
] as const

/** A time in 24 hours. */
function TimeSelects({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const parts = time.split(':')
  const put = (index: number, part: string) =>
    onChange(parts.map((each, place) => (place === index ? part : each)).join(':'))
  return (
    <fieldset className={narrowingLook().tools} aria-label="時間（澳門，24小時制）">
      {units.map(([unit, count], index) => (
        <span key={unit} className={formLook().day}>
          <select
            className={fieldLook()}
            aria-label={unit}
            value={parts[index]}
            onChange={event => put(index, event.target.value)}
          >
            {Array.from({ length: count }, (_, number) => String(number).padStart(2, '0')).map(
              number => (
                <option key={number}>{number}</option>
              ),
            )}
          </select>
          <span aria-hidden="true">{unit}</span>
        </span>
      ))}
    </fieldset>
  )
}
