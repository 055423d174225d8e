import { useQuery } from '@tanstack/react-query'
import { DAY_MS, writtenMoment } from '#contract/time.ts'
import { siteState } from '#data/historyQueries.ts'
import { Coming } from '../Coming.tsx'
import { useNow } from '../useNow.ts'

/** Without a newer one somebody should be told. */
const BACKUP_MS = 7 * DAY_MS

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** `3.4 MB`. */
function writtenBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const amount = bytes / 1024 ** step
  return `${amount.toFixed(step > 0 && amount < 10 ? 1 : 0)} ${UNITS[step]}`
}

/** What the house keeps, and whether it is kept safe. */
export function Upkeep() {
  const { data, error } = useQuery(siteState)
  const now = useNow()
  if (!data) {
    return (
      <section className="adm-panel" aria-label="存量及備份">
        <h2>存量及備份</h2>
        <Coming what="存量及備份的資料" error={error} />
      </section>
    )
  }
  const { files, history, backup, push } = data
  const isOld = !backup || now - Date.parse(backup.made_at) > BACKUP_MS
  return (
    <section className="adm-panel" aria-label="存量及備份">
      <h2>存量及備份</h2>
      <ul className="adm-facts">
        <li className="adm-fact">
          <strong>{writtenBytes(files.bytes)}</strong>
          {files.count}個檔案
        </li>
        <li className="adm-fact">
          <strong>{history.revisions + history.entries}</strong>
          項修訂紀錄，保存{history.days}日
        </li>
        <li className="adm-fact">
          <strong>{push.subscriptions}</strong>
          個裝置訂閱通知
        </li>
        <li className="adm-fact" data-urgent={push.failed > 0 || undefined}>
          <strong>{push.failed}</strong>
          個通知在七日內未能送達
        </li>
      </ul>
      <h3 className="adm-subheading">最近的備份</h3>
      {backup ? (
        <p>
          {writtenMoment(new Date(backup.made_at))}
          <span className="adm-soft">（{writtenBytes(backup.bytes)}）</span>
        </p>
      ) : null}
      {isOld ? (
        <p className="adm-note">
          {backup ? '已超過七日沒有備份。' : '資料夾內沒有備份。'}請管理員在伺服器執行 npm run
          backup。
        </p>
      ) : null}
    </section>
  )
}
