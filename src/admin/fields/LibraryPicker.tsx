import { type ComponentProps, lazy, Suspense } from 'react'

const PickerDialog = lazy(() => import('../media/PickerDialog.tsx'))

/** The choice among stored files, whose code comes when it is asked for. */
export const LibraryPicker = (props: ComponentProps<typeof PickerDialog>) => (
  <Suspense>
    <PickerDialog {...props} />
  </Suspense>
)
