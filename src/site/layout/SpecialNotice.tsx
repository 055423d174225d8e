import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasSpecialNotices, specialNotices } from '#data/frameQueries.ts'
import { isAcknowledged } from '../acknowledged.ts'
import { setSpecialLatestNoticeLoading, useSettingsState } from '../settingsState.ts'

type Dialog = typeof import('./NoticeDialog.tsx').NoticeDialog

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

  const [Dialog, setDialog] = useState<Dialog>()
  useEffect(() => {
    if (!specialLatestNoticeLoading) return
    // Where it cannot be had, the notice is still in the line on top of the page.
    import('./NoticeDialog.tsx').then(
      ({ NoticeDialog }) => setDialog(() => NoticeDialog),
      () => undefined,
    )
  }, [specialLatestNoticeLoading])

  if (!Dialog || !specialLatestNoticeLoading || !notices) return null
  const unseen = notices.filter(notice => !isAcknowledged(notice))
  return <Dialog notices={unseen} />
}
