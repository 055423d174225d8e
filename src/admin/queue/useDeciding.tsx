import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { allDrafts, allFiles, recordsOf, staffSettings } from '#data/staffQueries'
import type { Edit } from '#offline/edit'
import { collectionNamed, draftedBy, FILE, importedInto, SETTING } from '#offline/sending'
import type { Decision } from '#offline/settle'
import { showFailure, showToast } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import { sayAnswer } from './useSubmit'

/** Where what an edit was about is read. */
function listOf({ collection }: Edit): { queryKey: readonly unknown[] } {
  if (collection === SETTING) return staffSettings
  if (collection === FILE) return allFiles
  if (draftedBy(collection)) return allDrafts
  return recordsOf(importedInto(collection) ?? collectionNamed(collection))
}

/** What is given up was never sent, so no answer has brought what stands there instead. */
async function readAgain(queryClient: QueryClient, edit: Edit): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: listOf(edit).queryKey })
}

/** Does what the author of an edit has decided about it, and says what has become of it. */
export function useDeciding(edit: Edit): (decision: Decision) => Promise<void> {
  const desk = useDesk()
  const queryClient = useQueryClient()
  const isDelete = edit.verb === 'delete'
  return async decision => {
    try {
      await desk.decide(edit, decision)
      if (decision.take !== 'theirs') {
        sayAnswer(isDelete ? '已刪除' : '已儲存', await desk.answerTo([edit]))
        return
      }
      showToast('success', isDelete ? '記錄已保留' : '已放棄你的更改')
      await readAgain(queryClient, edit)
    } catch (error) {
      showFailure(error)
    }
  }
}
