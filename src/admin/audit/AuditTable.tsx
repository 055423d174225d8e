import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { Table } from '../Table.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { placeOf } from './auditFile.ts'
import { doneOf, whoOf } from './auditWords.ts'

/** Lines of the trail; those about a record lead to all of its revisions. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table headings={['時間', '帳號', '動作', '對象', '裝置']}>
      {entries.map(entry => (
        <tr key={`${entry.at}${entry.action}${entry.record}${entry.revision}${entry.account}`}>
          <td className="adm-cell">
            <Timestamp at={entry.at} />
          </td>
          <td className="adm-cell">{whoOf(entry)}</td>
          <td className="adm-cell">
            <strong>{doneOf(entry)}</strong>
          </td>
          <td className="adm-title-cell">
            <About entry={entry} />
          </td>
          <td className="adm-cell">{[entry.device, entry.address].filter(Boolean).join('，')}</td>
        </tr>
      ))}
    </Table>
  )
}

function About({ entry }: { entry: AuditEntry }) {
  const { collection, record, title, action } = entry
  if (collection === null) return <>{title}</>
  return (
    <>
      {action === 'purge' ? (
        title
      ) : (
        <Link
          to="/admin/$page"
          params={{ page: 'revision' }}
          search={{ record: `${collection}/${record}` }}
        >
          {title}
        </Link>
      )}{' '}
      <span className="adm-soft">{placeOf(entry)}</span>
    </>
  )
}
