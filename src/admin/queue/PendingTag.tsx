import { stateWords as recordWords } from '#contract/recordState.ts'
import type { EditState } from '#editing/edit.ts'
import { tagLook } from '#staffStyled/recipes'

/** How an unsent edit stands, in words. */
const stateWords: Readonly<Record<EditState, string>> = {
  waiting: recordWords.unsent,
  sending: '正在送出',
  conflict: '有衝突',
  rejected: '未獲接受',
}

/** The mark of a record that has unsent edits. */
export function PendingTag({ state }: { state: EditState | undefined }) {
  if (!state) return null
  return (
    <span className={tagLook()} data-state={state}>
      {stateWords[state]}
    </span>
  )
}
