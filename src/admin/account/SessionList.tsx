import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionAnswer } from '#contract/account'
import { staffEndpoints } from '#contract/staffEndpoint'
import { sessions } from '#data/keptQueries'
import { askAsStaff } from '#data/session'
import { showFailure, showToast } from '#ui/toasts'
import { Moment } from '../moments'

/** Who is signed in where, and an end to it. */
export function SessionList() {
  const { data = [] } = useQuery(sessions)
  const queryClient = useQueryClient()

  async function end({ id, username }: SessionAnswer): Promise<void> {
    if (!window.confirm(`結束${username}在這個裝置的登入？`)) return
    try {
      await askAsStaff(staffEndpoints.endSession, undefined, { id })
      showToast('success', '已結束登入')
    } catch (error) {
      showFailure(error)
    } finally {
      await queryClient.invalidateQueries({ queryKey: sessions.queryKey })
    }
  }

  return (
    <section className="adm-panel" aria-label="已登入的裝置">
      <h2>已登入的裝置</h2>
      <table className="adm-table">
        <thead>
          <tr>
            <th>裝置</th>
            <th>帳號</th>
            <th>登入時間</th>
            <th>最近使用</th>
            <th>
              <span className="adm-visually-hidden">動作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(session => (
            <tr key={session.id}>
              <td className="adm-title-cell">
                {session.device ?? '不明裝置'} <span className="adm-soft">{session.address}</span>{' '}
                {session.is_current ? <strong className="adm-tag">這個裝置</strong> : null}
              </td>
              <td className="adm-cell">{session.username}</td>
              <td className="adm-cell">
                <span className="adm-narrow-label adm-soft">登入：</span>
                <Moment at={session.created_at} />
              </td>
              <td className="adm-cell">
                <span className="adm-narrow-label adm-soft">最近使用：</span>
                <Moment at={session.last_used_at} />
              </td>
              <td className="adm-actions-cell">
                {session.is_current ? null : (
                  <div className="adm-actions">
                    <button
                      type="button"
                      className="adm-button"
                      aria-label={`結束${session.username}在${session.device ?? '不明裝置'}的登入`}
                      onClick={() => void end(session)}
                    >
                      結束登入
                    </button>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
