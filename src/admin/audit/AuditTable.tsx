import { useState } from 'react'
import type { AuditEntry } from '#contract/audit.ts'
import { useConnection } from '#pwa/connection.ts'
import { tableLook, wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { recordAddress } from '../formPlace.ts'
import { RevisionsLink } from '../RevisionsLink.tsx'
import { Table } from '../Table.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { placeOf } from './auditFile.ts'
import { whoOf } from './auditWords.ts'
import { type Operation, operationCount, operationWords } from './operations.ts'
import { useUndoOperation } from './useUndoOperation.ts'

/** An import may be of two thousand. */
const MOST_NAMED = 100

const keyOf = ({ at, action, record, revision, account }: AuditEntry) =>
  `${at}${action}${record}${revision}${account}`

/** What was done in one go, line by line; lines about a record lead to all of its revisions. */
export function AuditTable({ operations }: { operations: readonly Operation[] }) {
  const undo = useUndoOperation()
  const { isReachable } = useConnection()
  return (
    <Table headings={['時間', '帳號', '動作', '對象', '裝置', '復原']}>
      {operations.map(operation => {
        const { name, entries } = operation
        const [entry] = entries
        const words = operationWords(operation)
        return (
          <tr key={keyOf(entry)}>
            <td className={tableLook().cell}>
              <Timestamp at={entry.at} />
            </td>
            <td className={tableLook().cell}>{whoOf(entry)}</td>
            <td className={tableLook().cell}>
              <strong>{words}</strong>
            </td>
            <td className={tableLook().title} data-title>
              <About operation={operation} />
            </td>
            <td className={tableLook().cell}>
              {[entry.device, entry.address].filter(Boolean).join('，')}
            </td>
            <td className={tableLook().actionsCell}>
              {name === null ? null : (
                <Button
                  aria-label={`復原此操作：${words}，${operationCount(operation)}`}
                  isOff={!isReachable}
                  onClick={() => undo(name)}
                >
                  復原此操作
                </Button>
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

function About({ operation }: { operation: Operation }) {
  const { entries } = operation
  const [isOpen, setIsOpen] = useState(false)
  if (entries.length === 1) return <AboutOne entry={entries[0]} />
  const named = isOpen ? entries.slice(0, MOST_NAMED) : []
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>{operationCount(operation)}</summary>
      <ul>
        {named.map(entry => (
          <li key={keyOf(entry)}>
            <AboutOne entry={entry} />
          </li>
        ))}
        {entries.length > MOST_NAMED ? <li>另有{entries.length - MOST_NAMED}項</li> : null}
      </ul>
    </details>
  )
}

function AboutOne({ entry }: { entry: AuditEntry }) {
  const { collection, record, title, action } = entry
  if (collection === null) return <>{title}</>
  return (
    <>
      {action === 'purge' || record === null ? (
        title
      ) : (
        <RevisionsLink record={recordAddress(collection, record)}>{title}</RevisionsLink>
      )}{' '}
      <span className={wordsLook().soft}>{placeOf(entry)}</span>
    </>
  )
}
