import { useQueryClient } from '@tanstack/react-query'
import { collectionNamed, type EditTarget } from '#contract/editTarget.ts'
import { settings } from '#data/frameQueries.ts'
import { allDrafts, allFiles, recordsOf } from '#data/staffQueries.ts'
import type { Decision } from '#editing/applyOutcome.ts'
import type { Edit } from '#editing/edit.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { useDesk } from '../StaffProvider.tsx'
import { sayAnswer } from './useSubmit.ts'

/** Where what an edit was about is read. */
function listOf(target: EditTarget): { queryKey: readonly unknown[] } {
  switch (target.of) {
    case 'record':
    case 'import':
      return recordsOf(collectionNamed(target.collection))
    case 'draft':
      return allDrafts
    case 'setting':
      return settings
    case 'file':
      return allFiles
  }
}

/** Does what the author of an edit has decided about it, and says what has become of it. */
export function useDeciding(edit: Edit): (decision: Decision) => Promise<void> {
  const desk = useDesk()
  const queryClient = useQueryClient()
  const isDelete = edit.verb === 'delete'
  return async decision => {
    try {
      const mayBeSent = await desk.decide(edit, decision)
      if (decision.take === 'theirs' && mayBeSent) {
        showToast('info', '可能已送達伺服器，以列表為準')
      } else if (decision.take === 'theirs') {
        showToast('success', isDelete ? '記錄已保留' : '已放棄你的更改')
      } else {
        sayAnswer(isDelete ? '已刪除' : '已儲存', await desk.answerTo([edit]))
      }
      // What is given up, wholly or field by field, was never sent: no answer has brought what stands there instead.
      await queryClient.invalidateQueries({ queryKey: listOf(edit.target).queryKey })
    } catch (error) {
      showFailure(error)
    }
  }
}
