import type { Answer } from '#offline/answer'
import type { NewEdit } from '#offline/edit'
import { showFailure, showToast } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import { offerUndo } from '../UndoBar'
import { askAbout } from './asked'
import { keptUntil } from './keptUntil'

type DeskEdit = Omit<NewEdit, 'author'>

/** What is said of edits. */
export interface Doing {
  /** What is done to so many records, without saying that it is: `刪除2項`. */
  words: (count: number) => string
  /** Takes back what was done to these records. */
  undo?: (isDone: (record: string) => boolean) => Promise<void>
}

/** What is so: what the server has is done; what waits here is not. */
function sentences({ words }: Doing, { sent, kept, conflicts, rejected }: Answer): string[] {
  const done = sent > 0 || kept > 0
  return [
    sent > 0 ? `已${words(sent)}` : '',
    kept > 0 ? `${words(kept)}：已儲存${keptUntil()}` : '',
    done && conflicts.length > 0 ? `${conflicts.length}項有衝突` : '',
    done && rejected.length > 0 ? `${rejected.length}項未獲接受` : '',
  ].filter(sentence => sentence !== '')
}

/** Opens the dialog of the first conflict, and says that there are others. */
export function askAboutConflicts({ conflicts }: Answer): void {
  const [first, ...others] = conflicts
  if (first) askAbout(first)
  if (others.length > 0) {
    showToast('warning', `另有${others.length}項有衝突，請在「待同步」逐項處理`)
  }
}

/** What a form says when it closes. @param words what it is, once the server has it: `已儲存` */
export function sayAnswer(words: string, answer: Answer): void {
  askAboutConflicts(answer)
  if (answer.kept > 0) showToast('info', `${words}${keptUntil()}`)
  else if (answer.conflicts.length === 0 && answer.rejected.length === 0)
    showToast('success', words)
}

/** Why an edit was refused is shown by the desk, wherever that is learnt. */
function say(doing: Doing, answer: Answer, edits: readonly DeskEdit[]): void {
  const said = sentences(doing, answer).join('；')
  const { undo } = doing
  if (said === '') return
  // What its author has still to decide about is not done, and may become something else.
  const held = new Set([...answer.conflicts, ...answer.rejected].map(({ record }) => record))
  if (undo) offerUndo(said, () => undo(record => !held.has(record)), edits)
  else showToast(answer.kept > 0 ? 'info' : 'success', said)
}

/** Keeps edits, waits for what the server says of them, and says that. */
export function useSubmit() {
  const desk = useDesk()
  return async function submit(edits: readonly DeskEdit[], doing?: Doing): Promise<void> {
    if (edits.length === 0) return showToast('info', '沒有需要更改的記錄')
    try {
      await desk.save(...edits)
      const answer = await desk.answerTo(edits)
      askAboutConflicts(answer)
      if (doing) say(doing, answer, edits)
    } catch (error) {
      showFailure(error)
    }
  }
}
