import { useQuery } from '@tanstack/react-query'
import { settingOf } from '#data/frameQueries.ts'

/** What the school is called; `undefined` until its settings are read. */
export function useSchoolName(): string | undefined {
  const { data: contact } = useQuery(settingOf('contact'))
  return contact?.name.zh
}
