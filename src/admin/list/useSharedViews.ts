import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listViewCalls, type SharedView } from '#contract/calls/listViews.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { askAsStaff, signedInAs } from '#data/session.ts'
import { listViews } from '#data/staffQueries.ts'
import { useConnection } from '#pwa/connection.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { useIsAdministrator } from '../account/useRole.ts'
import { useAsk } from '../ask/asking.ts'
import type { MadeAddress } from './listView.ts'

/**
 * The views of a list that are saved for all. What changes them waits for the server's word, and is not kept to
 * be sent later: colleagues would not have what is said to be theirs.
 */
export function useSharedViews({ name: collection }: AnyCollection) {
  const queryClient = useQueryClient()
  const { data, error } = useQuery(listViews)
  const { isReachable } = useConnection()
  const isAdministrator = useIsAdministrator()
  const ask = useAsk()
  const [isSending, setIsSending] = useState(false)
  const { queryKey } = listViews

  /** @returns whether the server has done it; why not is shown */
  async function send<T>(
    asking: () => Promise<{ message: string; data: T }>,
    changed: (views: readonly SharedView[], answered: T) => SharedView[],
  ): Promise<boolean> {
    setIsSending(true)
    try {
      const answer = await asking()
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<SharedView[]>(queryKey, known => changed(known ?? [], answer.data))
      showToast('success', answer.message)
      return true
    } catch (failure) {
      showFailure(failure)
      return false
    } finally {
      setIsSending(false)
      // What colleagues did may be why it was refused.
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  return {
    /** `undefined` where they are not known. */
    views: data?.filter(view => view.collection === collection),
    error,
    /** Whether anything can be saved or removed now. */
    isReady: isReachable && !isSending,
    isReachable,
    mayRemove: ({ account }: SharedView) => isAdministrator || account === signedInAs(),

    save: (name: string, address: MadeAddress): Promise<boolean> =>
      send(
        () => askAsStaff(listViewCalls.saveListView, undefined, { collection, name, address }),
        (views, saved) => [...views.filter(({ id }) => id !== saved.id), saved],
      ),

    async remove({ id, name }: SharedView): Promise<void> {
      const isSure = await ask({
        title: `移除所有人的檢視「${name}」？`,
        text: '各位同事都不再有這個檢視。',
        verb: '移除',
        isDanger: true,
      })
      if (!isSure) return
      await send(
        () => askAsStaff(listViewCalls.deleteListView, id),
        views => views.filter(view => view.id !== id),
      )
    },
  }
}
