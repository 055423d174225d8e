import { toStamp } from '#contract/time.ts'
import { wordsLook } from '#staffStyled/recipes'

/** A moment to the minute, in Macau: `2026-11-22 16:05`. */
export const toMinute = (at: string | number): string => toStamp(new Date(at)).slice(0, 16)

/** A moment as a table shows it. */
export const Timestamp = ({ at }: { at: string | number }) => (
  <time className={wordsLook().moment} dateTime={new Date(at).toISOString()}>
    {toMinute(at)}
  </time>
)
