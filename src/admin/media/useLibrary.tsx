import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import type { KeptFile } from '#contract/media'
import type { WireRecord } from '#contract/record'
import { allDrafts, allFiles, recordsOf } from '#data/staffQueries'
import type { Edit, Values } from '#offline/edit'
import { overlay } from '#offline/overlay'
import { useQueue } from '#offline/queueState'
import { FILE } from '#offline/sending'
import { shownDrafts } from '../drafts/useDrafts'
import { type Holder, stemOf, usesOf } from './uses'

/** A stored file, with what this person has said of it and not yet sent. */
export interface Entry {
  file: KeptFile
  uses: readonly Holder[]
  isPending: boolean
}

export interface Library {
  entries: Entry[]
  isComing: boolean
  failure: Error | null
}

const queries = collections.map(recordsOf)
const none: KeptFile[] = []

const together = (answers: UseQueryResult<WireRecord[]>[]) => ({
  lists: answers.map(({ data }) => data),
  areThere: answers.every(({ data }) => data !== undefined),
})

/** The values of a collection's own fields, without what the server computes. */
const ownValues = ({ fields }: AnyCollection, values: Values): Values =>
  Object.fromEntries(Object.keys(fields).map(name => [name, values[name] ?? null]))

const holderOf = (collection: AnyCollection, values: Values & { id: string }) => ({
  collection,
  id: values.id,
  title: String(values[collection.title] ?? '') || collection.label,
})

function withNotes(file: KeptFile, edits: readonly Edit[]): KeptFile {
  const notes = Object.assign({}, ...edits.map(({ changes }) => changes)) as Partial<KeptFile>
  const { alt, focus, ...rest } = { ...file, ...notes }
  return { ...rest, ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) }
}

/** Every stored file and where it is used, all drafts and this person's unsent edits included. */
export function useLibrary(): Library {
  const { lists, areThere } = useQueries({ queries, combine: together })
  const { data: files = none, isPending, error } = useQuery(allFiles)
  const { data: drafts } = useQuery(allDrafts)
  const { edits } = useQueue()

  const entries = useMemo(() => {
    const holders = collections.flatMap((collection, index): Holder[] => {
      const records = lists[index] ?? []
      const revisions = new Map(records.map(({ id, revision }) => [id, revision]))
      const own = edits.filter(edit => edit.collection === collection.name)
      const rows = overlay(records, own)
      const live = rows.map(({ values }) => ({
        ...holderOf(collection, values),
        revision: revisions.get(values.id) ?? null,
        isDraft: false,
        values: ownValues(collection, values),
      }))
      const drafted = shownDrafts(collection, rows, drafts?.[collection.name], edits)
      const becoming = rows.flatMap(({ values }) => {
        const draft = drafted.get(values.id)
        if (!draft) return []
        const { revision, values: wanted } = draft
        const holder = holderOf(collection, { ...values, ...wanted })
        return [{ ...holder, revision, isDraft: true, values: wanted }]
      })
      return [...live, ...becoming]
    })
    const uses = usesOf(holders)
    return files.map(file => {
      const own = edits.filter(edit => edit.collection === FILE && edit.record === file.name)
      return {
        file: withNotes(file, own),
        uses: uses.get(stemOf(file.name)) ?? [],
        isPending: own.length > 0,
      }
    })
  }, [files, lists, drafts, edits])

  return { entries, isComing: files === none || isPending || !areThere, failure: error }
}
