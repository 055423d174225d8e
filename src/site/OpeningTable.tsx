import type { OpeningTime } from '#contract/contact'
import { css } from '#styled/css'
import { dayWords, openingState, rangeWords } from './openingHours'
import { useNow } from './useNow'

const table = css({ width: 'full', fontVariantNumeric: 'tabular-nums' })
const caption = css({ textStyle: 'small', color: 'ink.soft', textAlign: 'start' })
const days = css({
  width: '1%',
  paddingInlineEnd: '6',
  paddingBlock: '2',
  fontWeight: 'bold',
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})
const hours = css({ paddingBlock: '2' })
const range = css({ display: 'block' })
// Its place is kept from the start: the words come later and must push nothing.
const state = css({
  minHeight: '1lh',
  marginTop: '2',
  fontWeight: 'bold',
  color: 'ink.soft',
  '&[data-open]': { color: 'green.700' },
})

/** When the school is open; in a living page also whether it is open now. */
export function OpeningTable({ openingTime }: { openingTime: readonly OpeningTime[] }) {
  const now = useNow()
  const known = now && openingState(openingTime, now)
  return (
    <>
      <table className={table}>
        <caption className={caption}>辦公時間</caption>
        <tbody>
          {openingTime.map(entry => (
            <tr key={entry.days.join()}>
              <th scope="row" className={days}>
                {dayWords(entry.days)}
              </th>
              <td className={hours}>
                {entry.ranges.map(words => (
                  <span key={words[0]} className={range}>
                    {rangeWords(words)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p
        className={state}
        data-opening={JSON.stringify(openingTime)}
        data-open={known?.isOpen ? '' : undefined}
        // The words may be there already: see layout/LiveWords.
        suppressHydrationWarning
      >
        {known?.words ?? ''}
      </p>
    </>
  )
}
