import { useQueries } from '@tanstack/react-query'
import { collections } from '#contract/collections/index.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { deletedOf } from '#data/historyQueries.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { editsOf } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { useConnection } from '#pwa/connection.ts'
import { deskLook, formLook, frameLook, wordsLook } from '#staffStyled/recipes'
import { Coming } from '../Coming.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { inTrash } from './inTrash.ts'
import { TrashTable } from './TrashTable.tsx'

/** What was deleted, by collection, for as long as it can be brought back. */
export default function TrashPage() {
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
      editsOf(edits, recordTarget(collection)),
    ),
  }))
  const filled = parts.filter(({ rows }) => rows.length > 0)
  const unknown = deleted.filter(({ data }) => data === undefined)
  return (
    <div className={deskLook().panels}>
      <div className={frameLook().head}>
        <PageHeading>回收筒</PageHeading>
      </div>
      <p className={wordsLook().soft}>已刪除的記錄保留{TRASH_DAYS}日，之後會永久刪除。</p>
      {unknown.length > 0 ? (
        <Coming what="回收筒的內容" error={unknown.find(({ error }) => error)?.error} />
      ) : null}
      {unknown.length > 0 && !isReachable ? (
        <p>你在這個裝置刪除而未送出的記錄會列在下面，離線也可復原。</p>
      ) : null}
      {unknown.length === 0 && !isReachable ? (
        <p className={formLook().note}>離線中：顯示上次連線時的回收筒。</p>
      ) : null}
      {unknown.length === 0 && filled.length === 0 ? <p>回收筒是空的。</p> : null}
      {filled.map(({ collection, rows }) => (
        <TrashTable key={collection.name} collection={collection} rows={rows} />
      ))}
    </div>
  )
}
