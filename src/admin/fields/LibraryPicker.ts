import { lazyPart } from '../lazyPart.tsx'

/** The choice among stored files, whose code comes when it is asked for. */
export const LibraryPicker = lazyPart(() => import('../media/PickerDialog.tsx'), null)
