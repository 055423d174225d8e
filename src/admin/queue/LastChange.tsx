import { useQuery } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { revisionsOf } from '#data/historyQueries.ts'
import type { Edit, Values } from '#editing/edit.ts'
import { wordsLook } from '#staffStyled/recipes'
import { nameOf } from '../nameOf.ts'
import { toMinute } from '../Timestamp.tsx'

/** Who made what an edit has met, with what and when, as far as that is known: without a network only when. */
export function LastChange({ edit }: { edit: Edit }) {
  const { target, theirs } = edit
  const collection = collections.find(
    ({ name }) => target.of === 'record' && name === target.collection,
  )
  return collection ? <OfRecord edit={edit} collection={collection} /> : <Line of={theirs} />
}

function OfRecord({ edit, collection }: { edit: Edit; collection: AnyCollection }) {
  const { record, theirs } = edit
  const { data } = useQuery(revisionsOf(collection, record))
  const made = data?.find(({ revision }) => !theirs || revision === theirs.revision)
  return <Line of={made ?? theirs} />
}

function Line({ of }: { of: Values | null | undefined }) {
  if (!of?.updated_at) return null
  const { updated_by: by, updated_on: device, updated_at: at } = of
  const known = [by && nameOf(String(by)), device, toMinute(String(at))].filter(Boolean)
  return <p className={wordsLook().soft}>對方：{known.join(' · ')}</p>
}
