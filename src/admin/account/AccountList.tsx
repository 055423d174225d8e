import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AccountAnswer, type Role, roles } from '#contract/account.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import type { Input } from '#contract/calls/call.ts'
import { writtenDate } from '#contract/time.ts'
import { accounts } from '#data/historyQueries.ts'
import { signedInAs } from '#data/session.ts'
import { deskLook, fieldLook, frameLook, tableLook, wordsLook } from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { Coming } from '../Coming.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import { Options } from '../Options.tsx'
import { Table } from '../Table.tsx'
import { AccountForm, type AccountTask, titleOf } from './AccountForm.tsx'
import { useAccountCalls } from './useAccountCalls.ts'

/** Everybody who may sign in, and what they may do. */
export function AccountList() {
  const { data, error } = useQuery(accounts)
  const send = useAccountCalls()
  const ask = useAsk()
  const [task, setTask] = useState<AccountTask>()
  const close = () => setTask(undefined)

  const remove = async ({ id, username }: AccountAnswer) => {
    const isSure = await ask({
      title: `移除帳號「${username}」？`,
      text: '它的所有登入會即時結束。',
      verb: '移除',
      isDanger: true,
    })
    if (isSure) await send(accountCalls.deleteAccount, { value: id })
  }

  const changeRole = (account: AccountAnswer, role: Role) => {
    if (role === 'administrator') return setTask({ does: 'make administrator', account })
    void send(accountCalls.modifyAccount, { body: { id: account.id, role } })
  }

  return (
    <section className={deskLook().panel} aria-label="所有帳號">
      <div className={frameLook().head}>
        <h2>所有帳號</h2>
        <Button data-main onClick={() => setTask({ does: 'add' })}>
          新增<span className={wordsLook().hidden}>帳號</span>
        </Button>
      </div>
      <p className={wordsLook().soft}>
        「編輯」可處理所有內容，但不能管理帳號、更改網站設定或永久刪除。
      </p>
      <Table headings={['帳號', '權限', '建立日期']} hasActions>
        {data?.map(account => (
          <tr key={account.id}>
            <td className={tableLook().title} data-title>
              <strong>{account.username}</strong>
            </td>
            <td className={tableLook().cell}>
              <select
                className={fieldLook()}
                aria-label={`${account.username}的權限`}
                value={account.role}
                disabled={account.username === signedInAs()}
                onChange={event => changeRole(account, event.target.value as Role)}
              >
                <Options of={roles} />
              </select>
            </td>
            <td className={tableLook().cell}>{writtenDate(new Date(account.created_at))}</td>
            <td className={tableLook().actionsCell}>
              {account.username === signedInAs() ? null : (
                <div className={tableLook().actions} ref={handsFocusOn}>
                  {account.has_one_time_code ? (
                    <Button
                      aria-label={`關閉${account.username}的一次性密碼`}
                      onClick={() => setTask({ does: 'end codes', account })}
                    >
                      關閉一次性密碼
                    </Button>
                  ) : null}
                  <Button
                    aria-label={`重設${account.username}的密碼`}
                    onClick={() => setTask({ does: 'set password', account })}
                  >
                    重設密碼
                  </Button>
                  <Button
                    data-danger
                    aria-label={`移除${account.username}`}
                    onClick={() => void remove(account)}
                  >
                    移除
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {data ? null : <Coming what="帳號名單" error={error} />}
      <AdminDialog title={task ? titleOf(task) : ''} isOpen={task !== undefined} onClose={close}>
        {task ? (
          <AccountForm
            task={task}
            onSave={async body => {
              const call =
                task.does === 'add' ? accountCalls.addAccount : accountCalls.modifyAccount
              if (await send(call, { body: body as Input<typeof call> })) close()
            }}
          />
        ) : null}
      </AdminDialog>
    </section>
  )
}
