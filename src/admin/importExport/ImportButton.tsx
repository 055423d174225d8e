import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { wordsLook } from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { lazyPart } from '../lazyPart.tsx'

const Import = lazyPart(() => import('./Import.tsx'))

/** Brings many records in out of a file: looked at first, then taken in one step that can be undone. */
export function ImportButton({ collection }: { collection: AnyCollection }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...Import.ahead} onClick={() => setIsOpen(true)}>
        匯入
        <span className={wordsLook().hidden}>{collection.label}</span>
      </Button>
      <AdminDialog
        title={`匯入${collection.label}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Import collection={collection} onDone={() => setIsOpen(false)} />
      </AdminDialog>
    </>
  )
}
