import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { courses } from '#contract/collections/course.ts'
import type { WireRecord } from '#contract/record.ts'
import { DAY_MS, writtenMoment } from '#contract/time.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { useQueue } from '#editing/queueState.ts'
import { adminPages } from '../adminPages.ts'
import { Coming } from '../Coming.tsx'
import { RecordLink } from '../RecordLink.tsx'
import { titleOf } from '../titleOf.ts'
import { useNow } from '../useNow.ts'

const SOON_MS = 7 * DAY_MS
const MOST_CHANGES = 6

interface Found {
  page: (typeof adminPages)[number]
  record: WireRecord
}

/** How the site stands: how much there is, what closes this week, what changed last. */
export function SiteState() {
  const answers = useQueries({ queries: adminPages.map(({ collection }) => recordsOf(collection)) })
  const areThere = answers.every(({ data }) => data)
  const { edits } = useQueue()
  const now = useNow()
  const all: Found[] = adminPages.flatMap((page, index) =>
    (answers[index]?.data ?? []).map(record => ({ page, record })),
  )
  const kinds = new Set<string>(Object.values(courses).map(({ name }) => name))
  const deadlineOf = ({ record }: Found) => Date.parse(String(record.deadline))
  const closing = all
    .filter(found => {
      const left = deadlineOf(found) - now
      return kinds.has(found.page.collection.name) && left > 0 && left <= SOON_MS
    })
    .sort((a, b) => deadlineOf(a) - deadlineOf(b))
  const changed = [...all]
    .sort((a, b) => (a.record.updated_at < b.record.updated_at ? 1 : -1))
    .slice(0, MOST_CHANGES)

  return (
    <section className="adm-panel" aria-label="最新狀況">
      <h2>最新狀況</h2>
      <ul className="adm-facts">
        {adminPages.map(({ path, collection }, index) => (
          <li key={path} className="adm-fact">
            <strong>{answers[index]?.data?.length ?? '–'}</strong>
            <Link to="/admin/$page" params={{ page: path }}>
              {collection.label}
            </Link>
          </li>
        ))}
        <li className="adm-fact">
          <strong>{edits.length}</strong>項更改待同步
        </li>
      </ul>
      {areThere ? (
        <>
          <FoundList
            title="七日內截止報名"
            empty="七日內沒有課程截止報名。"
            found={closing}
            at="deadline"
          />
          <FoundList title="最近的更改" empty="還沒有更改。" found={changed} at="updated_at" />
        </>
      ) : (
        <Coming what="部分記錄" error={answers.find(({ data }) => !data)?.error} />
      )}
    </section>
  )
}

interface FoundListProps {
  title: string
  empty: string
  found: readonly Found[]
  /** Which of a record's moments is told. */
  at: 'deadline' | 'updated_at'
}

function FoundList({ title, empty, found, at }: FoundListProps) {
  return (
    <>
      <h3 className="adm-subheading">{title}</h3>
      {found.length === 0 ? <p className="adm-soft">{empty}</p> : null}
      <ul>
        {found.map(({ page: { collection }, record }) => (
          <li key={record.id}>
            <RecordLink collection={collection} id={record.id}>
              {titleOf(collection, record)}
            </RecordLink>{' '}
            <span className="adm-soft">
              {collection.label}，{writtenMoment(new Date(String(record[at])))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
