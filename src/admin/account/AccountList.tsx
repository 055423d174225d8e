import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AccountAnswer, type Role, roles } from '#contract/account'
import type { Endpoint } from '#contract/endpoint'
import { staffEndpoints } from '#contract/staffEndpoint'
import { writtenDate } from '#contract/time'
import { accounts, sessions } from '#data/keptQueries'
import { askAsStaff, signedInAs } from '#data/session'
import { showFailure, showToast } from '#ui/toasts'
import { AdminDialog } from '../AdminDialog'
import { Coming } from '../Coming'
import { AccountForm, type AccountTask, titleOf } from './AccountForm'

/** Everybody who may sign in, and what they may do. */
export function AccountList() {
  const { data, error } = useQuery(accounts)
  const { change } = useAccountEdits()
  const [task, setTask] = useState<AccountTask>()
  const close = () => setTask(undefined)

  const remove = ({ id, username }: AccountAnswer) => {
    if (!window.confirm(`移除帳號「${username}」？它的所有登入會即時結束。`)) return
    void change(staffEndpoints.deleteAccount, { value: id })
  }

  return (
    <section className="adm-panel" aria-label="所有帳號">
      <div className="adm-head">
        <h2>所有帳號</h2>
        <button
          type="button"
          className="adm-button"
          data-main
          onClick={() => setTask({ does: 'add' })}
        >
          新增<span className="adm-visually-hidden">帳號</span>
        </button>
      </div>
      <p className="adm-soft">「編輯」可處理所有內容，但不能管理帳號、更改網站設定或永久刪除。</p>
      <table className="adm-table">
        <thead>
          <tr>
            <th>帳號</th>
            <th>權限</th>
            <th>建立日期</th>
            <th>
              <span className="adm-visually-hidden">動作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.map(account => (
            <tr key={account.id}>
              <td className="adm-title-cell">
                <strong>{account.username}</strong>
              </td>
              <td className="adm-cell">
                <select
                  className="adm-input"
                  aria-label={`${account.username}的權限`}
                  value={account.role}
                  disabled={account.username === signedInAs()}
                  onChange={event =>
                    void change(staffEndpoints.modifyAccount, {
                      body: { id: account.id, role: event.target.value as Role },
                    })
                  }
                >
                  {Object.entries(roles).map(([role, label]) => (
                    <option key={role} value={role}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
              <td className="adm-cell">{writtenDate(new Date(account.created_at))}</td>
              <td className="adm-actions-cell">
                {account.username === signedInAs() ? null : (
                  <div className="adm-actions">
                    {account.has_one_time_code ? (
                      <button
                        type="button"
                        className="adm-button"
                        aria-label={`關閉${account.username}的一次性密碼`}
                        onClick={() => setTask({ does: 'end codes', account })}
                      >
                        關閉一次性密碼
                      </button>
                    ) : null}
                    <button
                      type="button"
                      className="adm-button"
                      aria-label={`重設${account.username}的密碼`}
                      onClick={() => setTask({ does: 'set password', account })}
                    >
                      重設密碼
                    </button>
                    <button
                      type="button"
                      className="adm-button"
                      data-danger
                      aria-label={`移除${account.username}`}
                      onClick={() => remove(account)}
                    >
                      移除
                    </button>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data ? null : <Coming what="帳號名單" error={error} />}
      <AdminDialog title={task ? titleOf(task) : ''} isOpen={task !== undefined} onClose={close}>
        {task ? (
          <AccountForm
            task={task}
            onSave={async body => {
              const endpoint =
                task.does === 'add' ? staffEndpoints.addAccount : staffEndpoints.modifyAccount
              if (await change(endpoint, { body })) close()
            }}
          />
        ) : null}
      </AdminDialog>
    </section>
  )
}

/** Changes an account on the server, and reads the lists anew, whatever came of it. */
function useAccountEdits() {
  const queryClient = useQueryClient()
  async function change(
    endpoint: Endpoint,
    { value, body = {} }: { value?: string; body?: Record<string, unknown> },
  ): Promise<boolean> {
    try {
      showToast('success', (await askAsStaff(endpoint, value, body)).message)
      return true
    } catch (error) {
      showFailure(error)
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: accounts.queryKey })
      await queryClient.invalidateQueries({ queryKey: sessions.queryKey })
    }
  }
  return { change }
}
