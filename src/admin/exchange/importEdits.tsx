/** An import and its undoing as edits: they wait in the journal, in their order, as every other edit does. */
import type { AnyCollection } from '#contract/collection'
import type { ImportReport, UndoneImport } from '#contract/importing'
import type { Sent } from '#offline/acknowledged'
import type { Desk } from '#offline/desk'
import type { Edit } from '#offline/edit'
import { importedInto, importsName } from '#offline/sending'
import { showFailure, showToast } from '#ui/toasts'
import { keptUntil } from '../queue/keptUntil'
import { offerUndo } from '../UndoBar'

type Import = Pick<Edit, 'collection' | 'record' | 'title'>

const unrevised = { baseRevision: null, base: {} }

/** Takes it back; one that is not sent yet never was. */
const undoing =
  (desk: Desk, { collection, record, title }: Import) =>
  async () => {
    const about = { collection, record, title }
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
  const made = { collection: importsName(into), record: id, title: `${label}（${rows.length}項）` }
  await desk.save({ ...made, ...unrevised, verb: 'add', changes: { rows } })
  // What the server has done with it is told as soon as it says so.
  const { kept } = await desk.answerTo([made])
  if (kept > 0) offerUndo(`「${label}」已存於此裝置，連線時匯入`, undoing(desk, made), [made])
}

/** Says what has become of imports that were sent. */
export function tellImports(desk: Desk, sent: readonly Sent[]): void {
  for (const { edit, answer } of sent) {
    if (!importedInto(edit.collection) || !answer) continue
    if (edit.verb === 'delete') tellUndone(answer as UndoneImport)
    else tellTaken(desk, edit, answer as ImportReport)
  }
}

function tellTaken(desk: Desk, edit: Edit, { import: id, rows }: ImportReport): void {
  if (id === null) showToast('info', '匯入的內容與現有記錄相同，沒有更改')
  else offerUndo(`已匯入${rows.length}項`, undoing(desk, edit), [edit])
}

function tellUndone({ undone, left }: UndoneImport): void {
  if (left.length === 0) showToast('success', `已復原${undone}項`)
  else showToast('info', `已復原${undone}項；${left.length}項之後被修改過，保持不變`)
}
