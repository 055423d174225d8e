import { useQuery } from '@tanstack/react-query'
import type { SessionAnswer } from '#contract/account.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import { sessions } from '#data/historyQueries.ts'
import { deskLook, tableLook, tagLook, wordsLook } from '#staffStyled/recipes'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import { Table } from '../Table.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { useAccountCalls } from './useAccountCalls.ts'

/** Who is signed in where, and an end to it. */
export function SessionList() {
  const { data = [] } = useQuery(sessions)
  const send = useAccountCalls()
  const ask = useAsk()
  const end = async ({ id, username, device }: SessionAnswer) => {
    const title = `結束${username}在${device ?? '不明裝置'}的登入？`
    if (await ask({ title, verb: '結束登入' }))
      await send(accountCalls.endSession, { body: { id } })
  }

  return (
    <section className={deskLook().panel} aria-label="已登入的裝置">
      <h2>已登入的裝置</h2>
      <Table headings={['裝置', '帳號', '登入時間', '最近使用']} hasActions>
        {data.map(session => (
          <tr key={session.id}>
            <td className={tableLook().title} data-title>
              {session.device ?? '不明裝置'}{' '}
              <span className={wordsLook().soft}>{session.address}</span>{' '}
              {session.is_current ? <strong className={tagLook()}>這個裝置</strong> : null}
            </td>
            <td className={tableLook().cell}>{session.username}</td>
            <td className={tableLook().cell}>
              <span className={`${wordsLook().narrow} ${wordsLook().soft}`}>登入：</span>
              <Timestamp at={session.created_at} />
            </td>
            <td className={tableLook().cell}>
              <span className={`${wordsLook().narrow} ${wordsLook().soft}`}>最近使用：</span>
              <Timestamp at={session.last_used_at} />
            </td>
            <td className={tableLook().actionsCell}>
              {session.is_current ? null : (
                <div className={tableLook().actions} ref={handsFocusOn}>
                  <Button
                    aria-label={`結束${session.username}在${session.device ?? '不明裝置'}的登入`}
                    onClick={() => void end(session)}
                  >
                    結束登入
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
