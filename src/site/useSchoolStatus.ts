import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type SchoolStatus, schoolStatus } from '#contract/schoolStatus.ts'
import { currentNotices, settingOf } from '#data/frameQueries.ts'
import { useNow } from './useNow.ts'

/** What holds at the school, to the minute; `undefined` until the page has come alive. */
export function useSchoolStatus(): SchoolStatus | undefined {
  const now = useNow()
  const moment = now?.getTime()
  const { data: notices, dataUpdatedAt } = useQuery(currentNotices)
  const { data: contact } = useQuery(settingOf('contact'))
  return useMemo(
    () =>
      moment === undefined || !contact || !notices
        ? undefined
        : schoolStatus(notices, contact, new Date(moment), new Date(dataUpdatedAt)),
    [moment, notices, dataUpdatedAt, contact],
  )
}
