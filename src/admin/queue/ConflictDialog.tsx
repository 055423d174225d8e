import type { Edit } from '#editing/edit.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { lazyPart } from '../lazyPart.tsx'
import type { ConflictChoiceProps } from './ConflictChoice.tsx'

/** No list waits for it. */
export const ConflictPart = lazyPart(() => import('./ConflictChoice.tsx'))

/** What the window is called in which an edit is decided upon. */
export const conflictTitle = ({ title }: Edit): string => `「${title}」有衝突`

/** Asks what is to become of an edit that met somebody else's. */
export function ConflictDialog({ edit, onClose }: ConflictChoiceProps) {
  return (
    <AdminDialog title={conflictTitle(edit)} isOpen onClose={onClose}>
      <ConflictPart edit={edit} onClose={onClose} />
    </AdminDialog>
  )
}
