import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Shown } from '#editing/overlay.ts'
import { wordsLook } from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { lazyPart } from '../lazyPart.tsx'

const Export = lazyPart(() => import('./Export.tsx'))

interface ExportButtonProps {
  collection: AnyCollection
  /** Those that the list shows, in its order. */
  rows: readonly Shown[]
}

/** Takes a list along as a file, as it is shown: what was searched for, in its order, unsent edits included. */
export function ExportButton({ collection, rows }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...Export.ahead} isOff={rows.length === 0} onClick={() => setIsOpen(true)}>
        匯出
        <span className={wordsLook().hidden}>{collection.label}</span>
      </Button>
      <AdminDialog
        title={`匯出${collection.label}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Export collection={collection} rows={rows} onDone={() => setIsOpen(false)} />
      </AdminDialog>
    </>
  )
}
