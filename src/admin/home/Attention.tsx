import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { blog } from '#contract/collections/blog.ts'
import { collections } from '#contract/collections/index.ts'
import { news } from '#contract/collections/news.ts'
import { blogItems } from '#contract/navigation.ts'
import type { WireRecord } from '#contract/record.ts'
import type { RecordDrafts } from '#contract/recordDraft.ts'
import { allDrafts } from '#data/staffQueries.ts'
import type { Edit } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { Coming } from '../Coming.tsx'
import { shownDrafts } from '../drafts/useDrafts.ts'
import { RecordLink } from '../RecordLink.tsx'
import { titleOf } from '../titleOf.ts'
import { useNow } from '../useNow.ts'
import { type CollectionRows, useAllRows } from '../useRows.ts'
import { brokenLinks } from './brokenLinks.ts'

/** What is to become of records, with this person's unsent edits of it. */
function draftedIn(
  all: readonly CollectionRows[],
  drafts: RecordDrafts | undefined,
  edits: readonly Edit[],
) {
  return all.flatMap(({ collection, rows }) => {
    const found = shownDrafts(collection, rows, drafts?.[collection.name], edits)
    return rows.flatMap(({ values }) => {
      const draft = found.get(values.id)
      if (!draft) return []
      const title = titleOf(collection, { ...values, ...draft.values })
      return [{ collection, id: values.id, title }]
    })
  })
}

/** What somebody should look at: drafts, pages nobody wrote, news without a picture, links to nowhere. */
export function Attention() {
  const { everything, all, areThere } = useAllRows(collections)
  const { data: drafts, error } = useQuery(allDrafts)
  const { edits } = useQueue()
  const now = useNow()
  const drafted = useMemo(() => draftedIn(all, drafts, edits), [all, drafts, edits])
  const broken = useMemo(
    // Before all of it is there, what is not there yet would look like a link to nowhere.
    () => (areThere ? brokenLinks(everything, location.origin, new Date(now)) : []),
    [everything, areThere, now],
  )
  if (!areThere || !drafts) {
    return (
      <section className="adm-panel" aria-label="需要留意">
        <h2>需要留意</h2>
        <Coming what="需要留意的項目" error={error} />
      </section>
    )
  }
  const recordsIn = (name: string) =>
    everything.find(({ collection }) => collection.name === name)?.records ?? []
  const written = new Set(recordsIn(blog.name).map(({ url }) => url))
  const unwritten = blogItems.filter(({ href }) => !written.has(href))
  const isBare = ({ enabled, image, video_url }: WireRecord) =>
    enabled !== false && !image && !video_url
  const bare = recordsIn(news.name).filter(isBare)
  return (
    <section className="adm-panel" aria-label="需要留意">
      <h2>需要留意</h2>
      <Found title="未發佈的草稿" empty="沒有未發佈的草稿。" count={drafted.length}>
        {drafted.map(({ collection, id, title }) => (
          <li key={id}>
            <RecordLink collection={collection} id={id}>
              {title}
            </RecordLink>{' '}
            <span className="adm-soft">{collection.label}</span>
          </li>
        ))}
      </Found>
      <Found title="未有內容的網頁" empty="所有網頁都有內容。" count={unwritten.length}>
        {unwritten.map(({ label, href }) => (
          <li key={href}>
            <Link to="/admin/$page" params={{ page: 'blog' }}>
              {label}
            </Link>{' '}
            <span className="adm-soft">{href}</span>
          </li>
        ))}
      </Found>
      <Found title="沒有圖片的消息" empty="所有消息都有圖片。" count={bare.length}>
        {bare.map(record => (
          <li key={record.id}>
            <RecordLink collection={news} id={record.id}>
              {String(record.title)}
            </RecordLink>
          </li>
        ))}
      </Found>
      <Found title="失效的站內連結" empty="站內連結全部有效。" count={broken.length}>
        {broken.map(({ collection, record, href }) => (
          <li key={`${record.id}${href}`}>
            <RecordLink collection={collection} id={record.id}>
              {titleOf(collection, record)}
            </RecordLink>{' '}
            <span className="adm-soft">連往{href}</span>
          </li>
        ))}
      </Found>
    </section>
  )
}

interface FoundProps {
  title: string
  empty: string
  count: number
  children: ReactNode
}

function Found({ title, empty, count, children }: FoundProps) {
  return (
    <>
      <h3 className="adm-subheading">{count > 0 ? `${title}（${count}）` : title}</h3>
      {count > 0 ? <ul className="adm-found">{children}</ul> : <p className="adm-soft">{empty}</p>}
    </>
  )
}
