import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#contract/audit'
import { Moment } from '../moments'
import { placeOf } from './auditFile'
import { doneOf, whoOf } from './auditWords'

/** Lines of the trail; those about a record lead to all of its revisions. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <table className="adm-table">
      <thead>
        <tr>
          <th>時間</th>
          <th>帳號</th>
          <th>動作</th>
          <th>對象</th>
          <th>裝置</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={`${entry.at}${entry.action}${entry.record}${entry.revision}${entry.account}`}>
            <td className="adm-cell">
              <Moment at={entry.at} />
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
      </tbody>
    </table>
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
