import { type Contact, contactLabels } from '#contract/contact.ts'
import { weekdayWords } from '#contract/weekdays.ts'
import { css } from '#styled/css'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { isSurelyOpen, rangeWords, statusWords } from './openingHours.ts'
import { useSchoolStatus } from './useSchoolStatus.ts'

const table = css({ width: 'full', fontVariantNumeric: 'tabular-nums' })
const caption = css({ textStyle: 'small', color: 'ink.soft', textAlign: 'start' })
const days = css({
  width: '1%',
  // In rem alone it would take from the hours what large text needs on a phone.
  paddingInlineEnd: 'min(1.5rem, 5vw)',
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
  minHeight: '2lh',
  marginTop: '2',
  fontWeight: 'bold',
  color: 'ink.soft',
  '&[data-open]': { color: 'green.700' },
})

/** When the school is open; in a living page also whether it is open now. */
export function OpeningTable({ contact }: { contact: Contact }) {
  const { openingTime, holidays } = contact
  const status = useSchoolStatus()
  return (
    <>
      <table className={table}>
        <caption className={caption}>{contactLabels.openingTime}</caption>
        <tbody>
          {openingTime.map(entry => (
            <tr key={entry.days.join()}>
              <th scope="row" className={days}>
                {weekdayWords(entry.days)}
              </th>
              <td className={hours}>
                {entry.ranges.map(words => (
                  <span key={words[0]} className={range}>
                    <Unbroken text={rangeWords(words)} />
                  </span>
                ))}
              </td>
            </tr>
          ))}
          {holidays?.length ? (
            <tr>
              <th scope="row" className={days}>
                {contactLabels.holidays}
              </th>
              <td className={hours}>休息</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <p
        className={state}
        data-opening=""
        data-open={status && isSurelyOpen(status) ? '' : undefined}
      >
        {status ? <Phrases text={statusWords(status)} /> : ''}
      </p>
    </>
  )
}
