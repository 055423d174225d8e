import { useQuery } from '@tanstack/react-query'
import { settings } from '#data/frameQueries.ts'
import { settingValue } from '#data/settings.ts'

/** What the school is called; `undefined` until its settings are read. */
export function useSchoolName(): string | undefined {
  const { data } = useQuery(settings)
  return settingValue(data, 'contact')?.name.zh
}
