import { useSnapshot } from 'valtio'
import { recordKey } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { askedState } from './asked.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

/** The dialog of the edit that is asked about, for as long as it waits for its author. */
export function AskedConflict() {
  const { about } = useSnapshot(askedState)
  const { edits } = useQueue()
  const edit = edits.find(each => each.state === 'conflict' && recordKey(each) === about)
  if (!edit) return null
  const close = () => {
    askedState.about = null
  }
  return <ConflictDialog key={edit.id} edit={edit} onClose={close} />
}
