import { useQuery } from '@tanstack/react-query'
import { writtenBytes } from '#contract/bytes.ts'
import { DAY_MS, writtenMoment } from '#contract/time.ts'
import { siteState } from '#data/auditQueries.ts'
import { deskLook, formLook, wordsLook } from '#staffStyled/recipes'
import { useIsAdministrator } from '../account/useRole.ts'
import { Coming } from '../Coming.tsx'
import { useNow } from '../useNow.ts'

/** Without a newer one somebody should be told. */
const BACKUP_MS = 7 * DAY_MS

/** What the house keeps, and whether it is kept safe. */
export function SiteState() {
  const { data, error } = useQuery(siteState)
  const isAdministrator = useIsAdministrator()
  const now = useNow()
  if (!data) return <Coming what="網站狀況的資料" error={error} />
  const { files, history, backup, push } = data
  const isOld = !backup || now - Date.parse(backup.made_at) > BACKUP_MS
  return (
    <>
      <ul className={deskLook().facts}>
        <li className={deskLook().fact}>
          <strong>{writtenBytes(files.bytes)}</strong>
          {files.count}個檔案
        </li>
        <li className={deskLook().fact}>
          <strong>{history.revisions + history.entries}</strong>
          項修訂紀錄，保存{history.days}日
        </li>
        <li className={deskLook().fact}>
          <strong>{push.subscriptions}</strong>
          個裝置訂閱通知
        </li>
        <li className={deskLook().fact} data-urgent={push.failed > 0 || undefined}>
          <strong>{push.failed}</strong>
          個通知在七日內未能送達
        </li>
      </ul>
      <p className={wordsLook().subheading}>
        {backup
          ? `最近的備份：${writtenMoment(new Date(backup.made_at))}（${writtenBytes(backup.bytes)}）`
          : '資料夾內沒有備份。'}
      </p>
      {isOld ? (
        <p className={formLook().note}>
          {backup ? '已超過七日沒有備份。' : ''}
          {isAdministrator ? '請在伺服器執行 npm run backup。' : '請通知管理員。'}
        </p>
      ) : null}
    </>
  )
}
