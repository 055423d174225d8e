import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { monthAfter } from '#contract/months.ts'
import { monthOf, writtenMonth } from '#contract/time.ts'
import { auditOf } from '#data/auditQueries.ts'
import { useConnection } from '#pwa/connection.ts'
import { fieldLook, formLook, frameLook, narrowingLook, wordsLook } from '#staffStyled/recipes'
import { useRole } from '../account/useRole.ts'
import { Button } from '../Button.tsx'
import { Coming } from '../Coming.tsx'
import { download } from '../download.ts'
import { Options } from '../Options.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { useNow } from '../useNow.ts'
import { AuditTable } from './AuditTable.tsx'
import { auditFile, placeOf } from './auditFile.ts'
import { doneOf, type Kind, kindOfEntry, kinds, whoOf } from './auditWords.ts'
import { operationsIn } from './operations.ts'

/** As many as are kept by default. */
const MONTHS = 24
const STEP = 100

/** The months that can be looked at, this one first: `YYYY-MM`. */
function monthsBefore(now: number): string[] {
  const month = monthOf(new Date(now))
  return Array.from({ length: MONTHS }, (_, back) => monthAfter(month, -back))
}

/** Who did what: every revision of every record, log-ins, settings and accounts, by the month; not for editors. */
export default function AuditPage() {
  const { isAdministrator, isKnown, error } = useRole()
  if (isKnown && !isAdministrator) return <Refusal />
  return <Audit isAsked={isAdministrator} failure={error} />
}

function Refusal() {
  return (
    <>
      <div className={frameLook().head}>
        <PageHeading>修訂紀錄</PageHeading>
      </div>
      <p>只有管理員可以查看所有修訂紀錄；每項記錄的修訂紀錄可由其表格開啟。</p>
    </>
  )
}

interface AuditProps {
  /** Whether the server may be asked: nobody else would be answered. */
  isAsked: boolean
  /** Why it is not known who works here. */
  failure: Error | null
}

function Audit({ isAsked, failure }: AuditProps) {
  const months = monthsBefore(useNow())
  const [month, setMonth] = useState(months[0] ?? '')
  const [kind, setKind] = useState<Kind | 'all'>('all')
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(STEP)
  const { isReachable } = useConnection()
  const { data, error } = useQuery({ ...auditOf(month), enabled: isAsked })
  const wanted = typed.trim().toLowerCase()
  const found = (data ?? []).filter(entry => {
    if (kind !== 'all' && kindOfEntry(entry) !== kind) return false
    const words = [whoOf(entry), doneOf(entry), placeOf(entry), entry.title, entry.device]
    return wanted === '' || words.join(' ').toLowerCase().includes(wanted)
  })
  const isFound = new Set(found)
  // What one of its lines is found by shows all of it.
  const shown = operationsIn(data ?? []).filter(({ entries }) =>
    entries.some(entry => isFound.has(entry)),
  )
  return (
    <>
      <div className={frameLook().head}>
        <PageHeading>修訂紀錄</PageHeading>
        <Button
          isOff={found.length === 0}
          onClick={async () => download(await auditFile(found), `修訂紀錄-${month}.csv`)}
        >
          匯出CSV
        </Button>
      </div>
      <search className={narrowingLook().tools}>
        <select
          className={fieldLook()}
          aria-label="月份"
          value={month}
          onChange={event => {
            setMonth(event.target.value)
            setMost(STEP)
          }}
        >
          {months.map(each => (
            <option key={each} value={each}>
              {writtenMonth(each)}
            </option>
          ))}
        </select>
        <select
          className={fieldLook()}
          aria-label="按類別篩選"
          value={kind}
          onChange={event => setKind(event.target.value as Kind | 'all')}
        >
          <option value="all">全部</option>
          <Options of={kinds} />
        </select>
        <input
          className={fieldLook()}
          type="search"
          aria-label="搜尋修訂紀錄"
          placeholder="帳號、記錄或欄位"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <span role="status" className={wordsLook().soft}>
          {data ? `共${found.length}項` : ''}
        </span>
      </search>
      {data ? null : (
        <>
          <Coming what="修訂紀錄" error={error ?? failure} />
          <p className={wordsLook().soft}>
            修訂紀錄由伺服器保存；這個裝置上未送出的更改在「待同步」。
          </p>
        </>
      )}
      {data && data.length > 0 && found.length === 0 ? <p>沒有符合的紀錄。</p> : null}
      {data && data.length > 0 && !isReachable ? (
        <p className={formLook().note}>離線中：顯示已讀取的紀錄；連線後可復原操作。</p>
      ) : null}
      {shown.length > 0 ? <AuditTable operations={shown.slice(0, most)} /> : null}
      {shown.length > most ? <Button onClick={() => setMost(most + STEP)}>顯示更多</Button> : null}
    </>
  )
}
