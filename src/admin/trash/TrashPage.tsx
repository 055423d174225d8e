import { useQueries } from '@tanstack/react-query'
import { collections } from '#contract/collections/index'
import { TRASH_DAYS } from '#contract/retention'
import { deletedOf } from '#data/keptQueries'
import { recordsOf } from '#data/staffQueries'
import { useConnection } from '#offline/connection'
import { useQueue } from '#offline/queueState'
import { inTrash } from './inTrash'
import { TrashTable } from './TrashTable'

/** What was deleted, by collection, for as long as it can be brought back. */
export function TrashPage() {
  const deleted = useQueries({ queries: collections.map(deletedOf) })
  const live = useQueries({ queries: collections.map(recordsOf) })
  const { edits } = useQueue()
  const { isReachable } = useConnection()
  const parts = collections.map((collection, index) => ({
    collection,
    rows: inTrash(
      collection,
      deleted[index]?.data ?? [],
      live[index]?.data ?? [],
      edits.filter(edit => edit.collection === collection.name),
    ),
  }))
  const filled = parts.filter(({ rows }) => rows.length > 0)
  const isComing = deleted.some(({ isPending }) => isPending) && isReachable
  const failure = deleted.find(({ data, error }) => !data && error)?.error
  return (
    <div className="adm-panels">
      <div className="adm-head">
        <h1>回收筒</h1>
      </div>
      <p className="adm-soft">已刪除的記錄保留{TRASH_DAYS}日，之後會永久刪除。</p>
      {isReachable ? null : <p className="adm-note">離線中：顯示上次連線時的回收筒。</p>}
      {failure && filled.length === 0 ? (
        <p className="adm-note" data-kind="error" role="alert">
          未能載入：{failure.message}
        </p>
      ) : null}
      {isComing && filled.length === 0 ? <p role="status">正在載入…</p> : null}
      {!isComing && !failure && filled.length === 0 ? <p>回收筒是空的。</p> : null}
      {filled.map(({ collection, rows }) => (
        <TrashTable key={collection.name} collection={collection} rows={rows} />
      ))}
    </div>
  )
}
