import { AdminDialog } from '../AdminDialog.tsx'
import { lazyPart } from '../lazyPart.tsx'
import type { ChangeFieldProps } from './ChangeField.tsx'

const ChangeField = lazyPart(() => import('./ChangeField.tsx'))

interface ChangeFieldDialogProps extends ChangeFieldProps {
  isOpen: boolean
  onClose: () => void
}

/** Gives one field of several records the same value. */
export function ChangeFieldDialog({ isOpen, onClose, ...rest }: ChangeFieldDialogProps) {
  return (
    <AdminDialog title={`更改${rest.selected.length}項的一欄`} isOpen={isOpen} onClose={onClose}>
      <ChangeField {...rest} />
    </AdminDialog>
  )
}
