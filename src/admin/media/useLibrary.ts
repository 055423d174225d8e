import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import type { LibraryFile } from '#contract/media.ts'
import { stemOf } from '#contract/storedName.ts'
import { allDrafts, allFiles } from '#data/staffQueries.ts'
import { type Edit, editsOf, type Values } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { shownDrafts } from '../drafts/useDrafts.ts'
import { titleOf } from '../titleOf.ts'
import { useAllRows } from '../useRows.ts'
import { type Holder, usesOf } from './uses.ts'

/** A stored file, with what this person has said of it and not yet sent. */
export interface Entry {
  file: LibraryFile
  uses: readonly Holder[]
  isPending: boolean
}

interface Library {
  entries: Entry[]
  /** Whether the files or their uses are not known yet. */
  isComing: boolean
  /** Whether the files themselves are. */
  areFilesThere: boolean
  failure: Error | null
}

const none: LibraryFile[] = []

/** The values of a collection's own fields, without what the server computes. */
const ownValues = ({ fields }: AnyCollection, values: Values): Values =>
  Object.fromEntries(Object.keys(fields).map(name => [name, values[name] ?? null]))

const holderOf = (collection: AnyCollection, values: Values & { id: string }) => ({
  collection,
  id: values.id,
  title: titleOf(collection, values),
})

function withNotes(file: LibraryFile, edits: readonly Edit[]): LibraryFile {
  const notes = Object.assign({}, ...edits.map(({ changes }) => changes)) as Partial<LibraryFile>
  const { alt, focus, ...rest } = { ...file, ...notes }
  return { ...rest, ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) }
}

/** Every stored file and where it is used, all drafts and this person's unsent edits included. */
export function useLibrary(): Library {
  const { all, areThere } = useAllRows(collections)
  const { data: files = none, isPending, error } = useQuery(allFiles)
  const { data: drafts } = useQuery(allDrafts)
  const { edits } = useQueue()

  const entries = useMemo(() => {
    const holders = all.flatMap(({ collection, records, rows }): Holder[] => {
      const revisions = new Map(records.map(({ id, revision }) => [id, revision]))
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
    const said = editsOf(edits, { of: 'file' })
    return files.map(file => {
      const own = said.filter(({ record }) => record === file.name)
      return {
        file: withNotes(file, own),
        uses: uses.get(stemOf(file.name)) ?? [],
        isPending: own.length > 0,
      }
    })
  }, [files, all, drafts, edits])

  const areFilesThere = files !== none && !isPending
  return { entries, isComing: !areFilesThere || !areThere, areFilesThere, failure: error }
}
