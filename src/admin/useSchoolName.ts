import { useQuery } from '@tanstack/react-query'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'

/** What the school is called; `undefined` until its settings are read. */
export function useSchoolName(): string | undefined {
  const { data } = useQuery(settings)
  return settingValue(data, 'contact')?.name.zh
}
