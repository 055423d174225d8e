import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { RecordDrafts } from '#contract/recordDraft.ts'
import { signedInAs } from '#data/session.ts'
import { allDrafts } from '#data/staffQueries.ts'
import type { Edit } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { deskLook, wordsLook } from '#staffStyled/recipes'
import { Coming } from '../Coming.tsx'
import { shownDrafts } from '../drafts/useDrafts.ts'
import { nameOf } from '../nameOf.ts'
import { titleOf } from '../titleOf.ts'
import type { CollectionRows } from '../useRows.ts'
import { DeskLine } from './DeskLine.tsx'

interface Drafted {
  collection: AnyCollection
  id: string
  title: string
  /** Who saved it last; `null` where the server does not know it yet: then it is this person's. */
  by: string | null
}

/** What is to become of records, with this person's unsent edits of it. */
function draftedIn(
  all: readonly CollectionRows[],
  drafts: RecordDrafts | undefined,
  edits: readonly Edit[],
): Drafted[] {
  return all.flatMap(({ collection, rows }) => {
    const found = shownDrafts(collection, rows, drafts?.[collection.name], edits)
    return rows.flatMap(({ values }) => {
      const draft = found.get(values.id)
      if (!draft) return []
      const title = titleOf(collection, { ...values, ...draft.values })
      return [{ collection, id: values.id, title, by: draft.by }]
    })
  })
}

/** What is begun and not published: one's own first, and then what colleagues have begun. */
export function DraftList({ all }: { all: readonly CollectionRows[] }) {
  const { data: drafts, error } = useQuery(allDrafts)
  const { edits } = useQueue()
  const drafted = useMemo(() => draftedIn(all, drafts, edits), [all, drafts, edits])
  if (!drafts) return <Coming what="草稿" error={error} />
  if (drafted.length === 0) return <p className={wordsLook().soft}>沒有未發佈的草稿。</p>
  const isOwn = ({ by }: Drafted) => by === null || by === signedInAs()
  const inTurn = [...drafted.filter(isOwn), ...drafted.filter(each => !isOwn(each))]
  return (
    <ul className={deskLook().found}>
      {inTurn.map(draft => (
        <DeskLine key={draft.id} {...draft}>
          {isOwn(draft) ? '你的草稿' : `${nameOf(draft.by ?? '')}的草稿`}
        </DeskLine>
      ))}
    </ul>
  )
}
