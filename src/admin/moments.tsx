import { toStamp } from '#contract/time'

/** A moment as a table shows it, in Macau: `2026-11-22 16:05`. */
export function Moment({ at }: { at: string | number }) {
  const moment = new Date(at)
  return (
    <time className="adm-moment" dateTime={moment.toISOString()}>
      {toStamp(moment).slice(0, 16)}
    </time>
  )
}
