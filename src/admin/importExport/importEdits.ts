/** An import and its undoing as edits: they wait in the outbox, in their order, as every other edit does. */
import type { AnyCollection } from '#contract/collection.ts'
import { importTarget } from '#contract/editTarget.ts'
import type { ImportReport, UndoneImport } from '#contract/importing.ts'
import type { Desk } from '#editing/desk.ts'
import type { Edit, Owner } from '#editing/edit.ts'
import type { Sent } from '#editing/rebase.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { keptUntil } from '../queue/useSubmit.ts'
import { offerUndo } from '../undoOffer.ts'

type Import = Owner & Pick<Edit, 'title'>

const unrevised = { baseRevision: null, base: {} }

/** Takes it back; one that is not sent yet never was. */
export const undoing =
  (desk: Desk, { target, record, title }: Import) =>
  async () => {
    const about = { target, record, title }
    try {
      await desk.save({ ...about, ...unrevised, verb: 'delete', changes: {} })
      const { kept } = await desk.answerTo([about])
      if (kept > 0) showToast('info', `復原「${title}」：已儲存${keptUntil()}`)
    } catch (error) {
      showFailure(error)
    }
  }

export interface ImportFile {
  /** What the file is called. */
  label: string
  /** The id of the import: it comes in once, however often it is sent. */
  id: string
  rows: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Keeps an import, to be sent; resolves once the server has answered, or cannot be asked.
 * @throws where the disk is full
 */
export async function saveImport(
  desk: Desk,
  into: AnyCollection,
  { label, id, rows }: ImportFile,
): Promise<void> {
  const made = { target: importTarget(into), record: id, title: `${label}（${rows.length}項）` }
  await desk.save({ ...made, ...unrevised, verb: 'add', changes: { rows } })
  // What the server has done with it is told as soon as it says so.
  const { kept } = await desk.answerTo([made])
  if (kept > 0) offerImport(desk, `匯入「${label}」：已儲存${keptUntil()}`, made)
}

/** Says what has become of imports that were sent. */
export function tellImports(desk: Desk, sent: readonly Sent[]): void {
  for (const { edit, answer } of sent) {
    if (edit.target.of !== 'import' || !answer) continue
    if (edit.verb === 'delete') tellUndone(answer as UndoneImport)
    else tellTaken(desk, edit, answer as ImportReport)
  }
}

function tellTaken(desk: Desk, edit: Edit, { import: id, rows }: ImportReport): void {
  if (id === null) showToast('info', '匯入的內容與現有記錄相同，沒有更改')
  else offerImport(desk, `已匯入${rows.length}項`, edit)
}

function offerImport(desk: Desk, words: string, about: Import): void {
  offerUndo(desk, { words, undo: undoing(desk, about), about: [about] })
}

function tellUndone({ undone, left }: UndoneImport): void {
  if (left.length === 0) showToast('success', `已復原${undone}項`)
  else showToast('info', `已復原${undone}項；${left.length}項之後被修改過，保持不變`)
}
