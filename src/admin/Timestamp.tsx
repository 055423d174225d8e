import { toStamp } from '#contract/time.ts'

/** A moment to the minute, in Macau: `2026-11-22 16:05`. */
export const toMinute = (at: string | number): string => toStamp(new Date(at)).slice(0, 16)

/** A moment as a table shows it. */
export const Timestamp = ({ at }: { at: string | number }) => (
  <time className="adm-moment" dateTime={new Date(at).toISOString()}>
    {toMinute(at)}
  </time>
)
