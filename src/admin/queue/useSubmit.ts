import { useMemo } from 'react'
import { type Answer, standing } from '#editing/answer.ts'
import type { Desk } from '#editing/desk.ts'
import type { Edit, NewEdit } from '#editing/edit.ts'
import { pick } from '#editing/merge.ts'
import { queueState } from '#editing/queueState.ts'
import { connection } from '#pwa/connection.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { useDesk } from '../StaffProvider.tsx'
import { offerUndo, withdrawOffer } from '../undoOffer.ts'
import { askAbout } from './asked.ts'

export type DeskEdit = Omit<NewEdit, 'author'>

/** What is done to so many records, without saying that it is: `刪除2項`. */
type Words = (count: number, edits: readonly DeskEdit[]) => string

/** What is said of edits. */
interface Doing {
  words: Words
  /** What takes them back. */
  undo?: { edits: readonly DeskEdit[]; words: Words }
}

/** What makes a record again what it was before this edit changed it. */
export const takenBack = (edit: DeskEdit): DeskEdit => ({
  ...edit,
  base: { ...edit.base, ...edit.changes },
  changes: pick(edit.base, edit.changes),
})

type Sending = Pick<typeof queueState, 'isSignedOut' | 'isSending'>

/** Said of what stands on this device: `於本機，連線後自動送出`. A component hands over what it renders again with. */
export function keptUntil(
  { isSignedOut, isSending }: Sending = queueState,
  { isReachable }: { isReachable: boolean } = connection,
): string {
  if (isSignedOut) return '於本機，再登入後送出'
  if (!isReachable) return '於本機，連線後自動送出'
  return `於本機，${isSending ? '正在送出' : '稍後自動送出'}`
}

/** What is so: what the server has is done; what waits here is not. */
function sentences(
  { words }: Doing,
  { sent, kept, conflicts, rejected }: Answer,
  edits: readonly DeskEdit[],
): string[] {
  const done = sent > 0 || kept > 0
  return [
    sent > 0 ? `已${words(sent, edits)}` : '',
    kept > 0 ? `${words(kept, edits)}：已儲存${keptUntil()}` : '',
    done && conflicts.length > 0 ? `${conflicts.length}項有衝突` : '',
    done && rejected.length > 0 ? `${rejected.length}項未獲接受` : '',
  ].filter(sentence => sentence !== '')
}

/** Opens the dialog of the first conflict, and says that there are others. */
function askAboutConflicts({ conflicts }: Answer): void {
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

/** Keeps edits, waits for what the server says of them, and says that; the same one for the same desk. */
export function useSubmit(): Submit {
  const desk = useDesk()
  return useMemo(() => submitAt(desk), [desk])
}

export type Submit = (edits: readonly DeskEdit[], doing?: Doing) => Promise<void>

/** The same at a desk. */
export function submitAt(desk: Desk): Submit {
  async function submit(edits: readonly DeskEdit[], doing?: Doing): Promise<void> {
    if (edits.length === 0) return showToast('info', '沒有需要更改的記錄')
    // Until the server has said what became of these, 復原 would take back what was done before them.
    if (doing?.undo) withdrawOffer()
    try {
      await desk.save(...edits)
      const answer = await desk.answerTo(edits)
      askAboutConflicts(answer)
      if (doing) say(doing, answer, edits)
    } catch (error) {
      showFailure(error)
    }
  }

  /** Why an edit was refused is shown by the desk, wherever that is learnt. */
  function say(doing: Doing, answer: Answer, edits: readonly DeskEdit[]): void {
    const said = sentences(doing, answer, edits).join('；')
    const { undo } = doing
    if (said === '') return
    if (!undo) {
      showToast(answer.kept > 0 ? 'info' : 'success', said)
      return
    }
    // What its author has still to decide about is not done, and may become something else.
    const held = new Set([...answer.conflicts, ...answer.rejected].map(({ record }) => record))
    const free = (each: DeskEdit) => !held.has(each.record)
    const [about, back] = [edits.filter(free), undo.edits.filter(free)]
    /** Once all of it is answered, that is said instead. */
    const follow = (open: readonly Edit[]) => {
      const later = standing(about, open)
      if (later.kept > 0) return
      withdrawOffer()
      say({ ...doing, undo: { ...undo, edits: back } }, later, about)
    }
    offerUndo(desk, {
      words: said,
      undo: () => submit(back, { words: undo.words }),
      about,
      follow: answer.kept > 0 ? follow : undefined,
    })
  }

  return submit
}
