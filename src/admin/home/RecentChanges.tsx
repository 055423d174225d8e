import { useQuery } from '@tanstack/react-query'
import { type AuditAction, auditActions, type RecentChange } from '#contract/audit.ts'
import { collections } from '#contract/collections/index.ts'
import { recentChanges } from '#data/auditQueries.ts'
import { signedInAs } from '#data/session.ts'
import { deskLook, wordsLook } from '#staffStyled/recipes'
import { Coming } from '../Coming.tsx'
import { nameOf } from '../nameOf.ts'
import { Timestamp } from '../Timestamp.tsx'
import { DeskLine } from './DeskLine.tsx'

/** What each has done to records lately, the newest first. */
export function RecentChanges() {
  const { data, error } = useQuery(recentChanges)
  if (!data) return <Coming what="各人最近的更改" error={error} />
  if (data.length === 0) return <p className={wordsLook().soft}>兩星期內沒有人更改記錄。</p>
  return (
    <ul className={deskLook().found}>
      {data.map(change => (
        <Change key={`${change.at}${change.record}`} change={change} />
      ))}
    </ul>
  )
}

const gone: readonly AuditAction[] = ['delete', 'purge']

function Change({ change }: { change: RecentChange }) {
  const { at, action, account, collection: name, record, title, count } = change
  const collection = collections.find(each => each.name === name)
  if (!collection) return null
  const who = account === signedInAs() ? '你' : nameOf(account ?? '')
  return (
    <DeskLine collection={collection} id={gone.includes(action) ? undefined : record} title={title}>
      <Timestamp at={at} /> {who}
      {auditActions[action].label}
      {count > 1 ? `等${count}項` : ''}
    </DeskLine>
  )
}
