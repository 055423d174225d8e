import { parseMoment, stampToIso, writtenDate, writtenMoment } from '#contract/time.ts'
import { css } from '#styled/css'
import { Unbroken } from '#ui/Phrases.tsx'

const digits = css({ fontVariantNumeric: 'tabular-nums' })

interface PublishTimeProps {
  /** `YYYY-MM-DD HH:mm:ss`, Macau time. */
  stamp: string
  /** Without the time of the day. */
  isDayOnly?: boolean
}

/** When something was published, written out. */
export function PublishTime({ stamp, isDayOnly }: PublishTimeProps) {
  const moment = parseMoment(stamp, '00:00:00.000')
  if (!moment) return null
  return (
    <time dateTime={stampToIso(stamp)} className={digits}>
      <Unbroken text={isDayOnly ? writtenDate(moment) : writtenMoment(moment)} />
    </time>
  )
}
