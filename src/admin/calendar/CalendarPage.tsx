import { useState } from 'react'
import { collections } from '#contract/collections/index.ts'
import { monthAfter } from '#contract/months.ts'
import { stateWords } from '#contract/recordState.ts'
import { monthOf, startOfDate, toDate, writtenDate, writtenMonth } from '#contract/time.ts'
import { formLook, frameLook, iconButtonLook, reportLook, wordsLook } from '#staffStyled/recipes'
import { MonthTable } from '#ui/MonthTable.tsx'
import { IconButton } from '../Button.tsx'
import { Coming } from '../Coming.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { RecordLink } from '../RecordLink.tsx'
import { toMinute } from '../Timestamp.tsx'
import { useNow } from '../useNow.ts'
import { useAllRows } from '../useRows.ts'
import { type Appearance, appearancesOf, byDay } from './appearances.ts'

const published = collections.filter(({ publishing }) => publishing)

/** What appears on the site and what disappears from it, month by month, unsent edits included. */
export default function CalendarPage() {
  const now = useNow()
  const today = toDate(new Date(now))
  const [month, setMonth] = useState(() => monthOf(new Date(now)))
  const { all, areThere, error } = useAllRows(published)
  const days = byDay(all.flatMap(({ collection, rows }) => appearancesOf(collection, rows)))
  const isEmpty = ![...days.keys()].some(day => day.startsWith(month))
  return (
    <>
      <div className={frameLook().head}>
        <PageHeading>發佈日曆</PageHeading>
        <MonthButtons month={month} onChange={setMonth} />
      </div>
      <p className={wordsLook().soft}>
        在記錄的「發佈時間」和「下架時間」設定；到時網站會自動更新，時間以伺服器為準。
      </p>
      {areThere ? null : <Coming what="部分記錄" error={error} />}
      {areThere && isEmpty ? (
        <p className={formLook().note}>這個月沒有記錄自動發佈或下架。</p>
      ) : null}
      <MonthTable
        month={month}
        today={today}
        className={reportLook().calendar}
        caption={
          <caption className={wordsLook().hidden}>{writtenMonth(month)}的發佈和下架</caption>
        }
      >
        {day => <Day day={day} appearances={days.get(day) ?? []} />}
      </MonthTable>
    </>
  )
}

interface MonthButtonsProps {
  month: string
  onChange: (month: string) => void
}

function MonthButtons({ month, onChange }: MonthButtonsProps) {
  return (
    <div className={formLook().months}>
      <IconButton
        className={iconButtonLook({ room: 'touch' })}
        icon="left"
        label="上個月"
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <strong aria-live="polite">{writtenMonth(month)}</strong>
      <IconButton
        className={iconButtonLook({ room: 'touch' })}
        icon="right"
        label="下個月"
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  )
}

function Day({ day, appearances }: { day: string; appearances: readonly Appearance[] }) {
  return (
    <>
      <time dateTime={day}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className={wordsLook().hidden}>{writtenDate(startOfDate(day))}</span>
      </time>
      {appearances.length > 0 ? (
        <ul>
          {appearances.map(({ collection, id, title, isEnd, at, isEnabled }) => (
            <li key={`${id}${isEnd}`} data-end={isEnd || undefined}>
              <span className={wordsLook().soft}>
                {toMinute(at).slice(11)}
                {isEnd ? '下架' : '發佈'}
                {isEnabled ? '' : `（${stateWords.off}）`}
              </span>
              <RecordLink collection={collection} id={id}>
                {title}
              </RecordLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
