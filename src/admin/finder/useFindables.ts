import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { settings } from '#contract/collections/setting.ts'
import { allDrafts } from '#data/staffQueries.ts'
import type { Shown } from '#editing/overlay.ts'
import { useQueue } from '#editing/queueState.ts'
import { useIsAdministrator } from '../account/useRole.ts'
import { adminPages } from '../adminPages.ts'
import { toolsFor } from '../adminTools.ts'
import { shownDrafts } from '../drafts/useDrafts.ts'
import { formPlace, recordAddress } from '../formPlace.ts'
import { folded, wordsOf } from '../list/matching.ts'
import { titleOf } from '../titleOf.ts'
import { useAllRows } from '../useRows.ts'
import type { Findable } from './finding.ts'

/** Something that can be done from anywhere. */
export interface Action {
  readonly title: string
  readonly act: () => unknown
}

/** A record that is found, with what is told beside its title. */
interface FoundRecord {
  readonly collection: AnyCollection
  readonly row: Shown
  readonly hasDraft: boolean
}

export interface Entry extends Findable {
  readonly open: () => unknown
  readonly record?: FoundRecord
}

/** All that can be found, this person's unsent edits included. @param actions that the bar offers */
export function useFindables(actions: readonly Action[]) {
  const records = useRecords()
  const pages = usePages()
  const navigate = useNavigate()
  const entries = useMemo(() => {
    const offered = [
      ...collections.map(collection => ({
        title: `新增${collection.label}`,
        act: () => navigate(formPlace(collection, 'new')),
      })),
      ...actions,
    ]
    const doing = offered.map(
      ({ title, act }): Entry => ({ id: title, group: 'action', title, words: '', open: act }),
    )
    return [...pages, ...records.entries, ...doing]
  }, [pages, records.entries, actions, navigate])
  return { ...records, entries }
}

function useRecords() {
  const { all, areThere, error } = useAllRows(collections)
  const { data } = useQuery(allDrafts)
  const { edits } = useQueue()
  const navigate = useNavigate()
  const entries = useMemo(
    () =>
      all.flatMap(({ collection, rows }) => {
        const drafts = shownDrafts(collection, rows, data?.[collection.name], edits)
        return rows.map((row): Entry => {
          const { id } = row.values
          return {
            id: recordAddress(collection.name, id),
            group: 'record',
            title: titleOf(collection, row.values),
            words: `${folded(collection.label)}\n${wordsOf(collection, row.values)}`,
            open: () => navigate(formPlace(collection, id)),
            record: { collection, row, hasDraft: drafts.has(id) },
          }
        })
      }),
    [all, data, edits, navigate],
  )
  return { entries, areThere, error }
}

/** The pages of the menu, and the settings, which share one. */
function usePages(): Entry[] {
  const isAdministrator = useIsAdministrator()
  const navigate = useNavigate()
  return useMemo(() => {
    const lists = adminPages.map(({ path, collection }) => ({ path, label: collection.label }))
    const page = (title: string, open: Entry['open']): Entry => ({
      id: `page ${title}`,
      group: 'page',
      title,
      words: '',
      open,
    })
    return [
      page('主頁', () => navigate({ to: '/admin/home' })),
      ...[...lists, ...toolsFor(isAdministrator)].map(({ path, label }) =>
        page(label, () => navigate({ to: '/admin/$page', params: { page: path } })),
      ),
      ...Object.entries(isAdministrator ? settings : {}).map(
        ([name, { label }]): Entry => ({
          id: `setting ${name}`,
          group: 'setting',
          title: label,
          words: '',
          open: () => navigate({ to: '/admin/$page', params: { page: 'setting' }, hash: name }),
        }),
      ),
    ]
  }, [isAdministrator, navigate])
}
