import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import { keptEndpointOf } from '#contract/staffEndpoint'
import { DAY_MS } from '#contract/time'
import { deletedOf } from '#data/keptQueries'
import { askAsStaff } from '#data/session'
import { useConnection } from '#offline/connection'
import { newKey } from '#offline/edit'
import { showFailure, showToast } from '#ui/toasts'
import { useIsAdministrator } from '../account/useIsAdministrator'
import { nameOf } from '../audit/auditWords'
import { Moment } from '../moments'
import { PendingTag } from '../queue/PendingTag'
import { useSubmit } from '../queue/useSubmit'
import { endOffer } from '../UndoBar'
import { useNow } from '../useNow'
import type { TrashRow } from './inTrash'

/** An import that was taken back may leave two thousand. */
const STEP = 50

interface TrashTableProps {
  collection: AnyCollection
  rows: readonly TrashRow[]
}

/** The deleted records of one collection. */
export function TrashTable({ collection, rows }: TrashTableProps) {
  const isAdministrator = useIsAdministrator()
  const { isReachable } = useConnection()
  const { restore, purge } = useTrashEdits(collection)
  const now = useNow()
  const [most, setMost] = useState(STEP)
  return (
    <section className="adm-panel" aria-label={collection.label}>
      <h2>{collection.label}</h2>
      <table className="adm-table">
        <thead>
          <tr>
            <th>記錄</th>
            <th>刪除者</th>
            <th>刪除時間</th>
            <th>保留</th>
            <th>
              <span className="adm-visually-hidden">動作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(row => (
            <tr key={row.record.id} data-pending={row.pending}>
              <td className="adm-title-cell">
                <strong>{row.title}</strong> <PendingTag state={row.pending} />
                {row.isComingBack ? <span className="adm-soft">將會復原</span> : null}
              </td>
              <td className="adm-cell">{row.deletedBy && nameOf(row.deletedBy)}</td>
              <td className="adm-cell">
                <Moment at={row.deletedAt} />
              </td>
              <td className="adm-cell">
                尚餘{Math.max(0, Math.ceil((row.goneAt - now) / DAY_MS))}日
              </td>
              <td className="adm-actions-cell">
                <div className="adm-actions">
                  {row.isComingBack ? null : (
                    <button
                      type="button"
                      className="adm-button"
                      aria-label={`復原${row.title}`}
                      onClick={() => restore(row)}
                    >
                      復原
                    </button>
                  )}
                  <Link
                    className="adm-button"
                    aria-label={`${row.title}的修訂紀錄`}
                    to="/admin/$page"
                    params={{ page: 'revision' }}
                    search={{ record: `${collection.name}/${row.record.id}` }}
                  >
                    修訂紀錄
                  </Link>
                  {isAdministrator && isReachable && !row.pending ? (
                    <button
                      type="button"
                      className="adm-button"
                      data-danger
                      aria-label={`永久刪除${row.title}`}
                      onClick={() => purge(row)}
                    >
                      永久刪除
                    </button>
                  ) : null}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most ? (
        <button type="button" className="adm-button" onClick={() => setMost(most + STEP)}>
          顯示更多（共{rows.length}項）
        </button>
      ) : null}
    </section>
  )
}

/** Bringing back waits for a network where it must; nothing brings back what was deleted for good, so that does not. */
function useTrashEdits(collection: AnyCollection) {
  const submit = useSubmit()
  const queryClient = useQueryClient()

  async function restore({ record, title }: TrashRow): Promise<void> {
    const edit = {
      collection: collection.name,
      record: record.id,
      verb: 'restore' as const,
      title,
      baseRevision: null,
      base: record,
      changes: {},
    }
    await submit([edit], { words: () => `復原「${title}」` })
  }

  async function purge({ record, title }: TrashRow): Promise<void> {
    if (!window.confirm(`永久刪除「${title}」及其所有修訂紀錄？這不能復原。`)) return
    try {
      const headers = { 'Idempotency-Key': newKey() }
      await askAsStaff(keptEndpointOf(collection, 'purge'), record.id, {}, headers)
      endOffer([{ collection: collection.name, record: record.id }])
      showToast('success', `已永久刪除「${title}」`)
    } catch (error) {
      showFailure(error)
    } finally {
      await queryClient.invalidateQueries({ queryKey: deletedOf(collection).queryKey })
    }
  }

  return { restore, purge }
}
