import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type SchoolStatus, schoolStatus } from '#contract/schoolStatus.ts'
import { settingValue } from '#contract/settingValue.ts'
import { currentNotices, settings } from '#data/frameQueries.ts'
import { useNow } from './useNow.ts'

/** What holds at the school, to the minute; `undefined` until the page has come alive. */
export function useSchoolStatus(): SchoolStatus | undefined {
  const now = useNow()
  const moment = now?.getTime()
  const { data: notices, dataUpdatedAt } = useQuery(currentNotices)
  const { data: list } = useQuery(settings)
  const contact = settingValue(list, 'contact')
  return useMemo(
    () =>
      moment === undefined || !contact || !notices
        ? undefined
        : schoolStatus(notices, contact, new Date(moment), new Date(dataUpdatedAt)),
    [moment, notices, dataUpdatedAt, contact],
  )
}
