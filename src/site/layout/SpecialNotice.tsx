import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasSpecialNotices, specialNotices } from '#data/frameQueries.ts'
import { useFetched } from '#ui/useFetched.ts'
import { isAcknowledged } from '../acknowledged.ts'
import { setSpecialLatestNoticeLoading, useSettingsState } from '../settingsState.ts'

/**
 * The special notices that this device has not acknowledged yet, one dialog for all of them. Most
 * visits have none, so it is fetched where there is one.
 */
export function SpecialNotice() {
  const { data: hasSpecial } = useQuery(hasSpecialNotices)
  const { data: notices } = useQuery({ ...specialNotices, enabled: hasSpecial === true })
  const { specialLatestNoticeLoading } = useSettingsState()

  useEffect(() => {
    const isNew = hasSpecial === true && notices?.some(notice => !isAcknowledged(notice))
    setSpecialLatestNoticeLoading(isNew === true)
  }, [hasSpecial, notices])

  // Where it cannot be had, the notice is still in the line on top of the page.
  const shown = useFetched(specialLatestNoticeLoading, () => import('./NoticeDialog.tsx'))

  if (!shown || !specialLatestNoticeLoading || !notices) return null
  const unseen = notices.filter(notice => !isAcknowledged(notice))
  return <shown.NoticeDialog notices={unseen} />
}
