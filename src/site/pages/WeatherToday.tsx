import { useQuery } from '@tanstack/react-query'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { addressOf } from '#contract/pages.ts'
import { inUrgency, type SchoolStatus } from '#contract/schoolStatus.ts'
import { currentNotices } from '#data/frameQueries.ts'
import { useConnection } from '#pwa/connection.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { MoreLink } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useSchoolStatus } from '../useSchoolStatus.ts'
import { WeatherSignals } from './WeatherSignals.tsx'

const box = css({
  maxWidth: 'reading',
  marginBottom: '8',
  paddingBlock: { base: '4', tablet: '6' },
  paddingInline: { base: '5', tablet: '8' },
  borderRadius: 'small',
})

const looks = {
  usual: css({ color: 'green.800', backgroundColor: 'green.100' }),
  special: css({ color: 'red.600', border: '2px solid token(colors.red.600)' }),
  weather: css({ color: 'white', backgroundColor: 'red.600', '--colors-focus': '#ffffff' }),
}

// Few words in large type: no line of a single one.
const answer = css({ textStyle: 'title', textWrap: 'balance' })
const link = css({ color: 'inherit', textDecoration: 'underline', _hover: { color: 'inherit' } })
const signals = css({ marginBottom: '8' })

/**
 * In one big answer what holds today: what staff have published, and else that nothing is otherwise than
 * usual. Without a line, or before the server has been asked, nothing is known of today, and so nothing promised.
 */
export function WeatherToday() {
  const status = useSchoolStatus()
  const { isReachable } = useConnection()
  const { data = [] } = useQuery(currentNotices)
  // As in the line above the header: the server has left out what is not current.
  const [notice] = status?.notices ?? inUrgency(data)
  const look = !notice ? 'usual' : notice.bad_weather ? 'weather' : 'special'
  return (
    <>
      <div className={cx(box, looks[look])} data-today={look}>
        <p className={answer}>
          {notice ? (
            <SiteLink href={addressOf(latestNotice, notice)} className={link}>
              <Phrases text={notice.title} />
            </SiteLink>
          ) : (
            usualWords(status, isReachable)
          )}
        </p>
      </div>
      <div className={signals}>
        <WeatherSignals />
        <MoreLink label={latestNotice.label} href={latestNotice.page.entry} />
      </div>
    </>
  )
}

/** Where no notice is current. */
function usualWords(status: SchoolStatus | undefined, isReachable: boolean): string {
  if (!isReachable) return '離線中，未能確認今日安排'
  if (!status) return '現時沒有停課公告'
  if (!status.isConfirmed) return '尚未確認今日安排'
  const { opening } = status
  const holiday = opening.isOpen ? undefined : opening.holiday
  return holiday ? `今日休息（${holiday}）` : '今日照常上課'
}
