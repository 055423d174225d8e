import { useQuery } from '@tanstack/react-query'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'
import { schoolName } from '#data/settings.ts'
import { css } from '#styled/css'
import { LanguageLinks } from '../language/LanguageLinks.tsx'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  paddingBlock: { base: '3', tablet: '4' },
  borderTop: '1px solid rgb(255 255 255 / 0.35)',
  fontSize: 's',
})

/** The footer's last line: whose page this is since 2023, and under which licence. */
export function Closing({ year }: { year: number }) {
  const { data } = useQuery(settings)
  const licence = settingValue(data, 'licence')
  const years = year > 2023 ? `2023–${year}` : '2023'
  return (
    <div className={line}>
      <p>{`© ${years} ${schoolName(data)}`}</p>
      <LanguageLinks />
      {licence ? <p>{`辦學執照編號：${licence}`}</p> : null}
    </div>
  )
}
