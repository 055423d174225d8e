import { Listbox } from '@ark-ui/react/listbox'
import { memo } from 'react'
import { statesOf } from '#contract/recordState.ts'
import { finderLook, wordsLook } from '#staffStyled/recipes'
import { DraftTag, StandingTag } from '../list/StateTags.tsx'
import { PendingTag } from '../queue/PendingTag.tsx'
import type { Entry } from './useFindables.ts'

/** One of those that were found; of a record, where it belongs, and how it stands where visitors do not see it. */
export const ResultItem = memo(({ entry }: { entry: Entry }) => (
  <Listbox.Item className={finderLook().item} item={entry}>
    <Listbox.ItemText className={finderLook().title}>{entry.title}</Listbox.ItemText>
    {entry.record ? <About record={entry.record} /> : null}
  </Listbox.Item>
))

function About({ record }: { record: NonNullable<Entry['record']> }) {
  const { collection, row, hasDraft } = record
  const [standing] = statesOf(collection, row.values, {
    now: new Date(),
    hasDraft,
    isUnsent: row.pending !== undefined,
  })
  return (
    <>
      <span className={wordsLook().soft}>{collection.label}</span>
      {standing === 'published' ? null : <StandingTag standing={standing} values={row.values} />}
      {hasDraft ? <DraftTag /> : null}
      <PendingTag state={row.pending} />
    </>
  )
}
