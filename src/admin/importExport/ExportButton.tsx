import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { toDate } from '#contract/time.ts'
import type { Shown } from '#editing/overlay.ts'
import { dialogLook, wordsLook } from '#staffStyled/recipes'
import { showFailure } from '#ui/toasts.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { download } from '../download.ts'
import { asCsv, asXlsx } from './files.ts'
import { sheetOf } from './sheet.ts'
import { useTitles } from './useTitles.ts'

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
      <Button isOff={rows.length === 0} onClick={() => setIsOpen(true)}>
        匯出
        <span className={wordsLook().hidden}>{collection.label}</span>
      </Button>
      <AdminDialog
        title={`匯出${collection.label}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Choice collection={collection} rows={rows} onDone={() => setIsOpen(false)} />
      </AdminDialog>
    </>
  )
}

function Choice({ collection, rows, onDone }: ExportButtonProps & { onDone: () => void }) {
  const titles = useTitles(collection)
  const save = async (kind: 'csv' | 'xlsx') => {
    try {
      const records = rows.map(({ values }) => values)
      const sheet = sheetOf(collection, records, titles)
      const file = kind === 'csv' ? await asCsv(sheet) : await asXlsx(sheet, collection.label)
      download(file, `${collection.label}-${toDate(new Date())}.${kind}`)
      onDone()
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <>
      <p>目前列表的{rows.length}項，每項一行，第一行是欄位名稱。</p>
      <div className={dialogLook().end}>
        <Button onClick={() => void save('csv')}>CSV</Button>
        <Button data-main onClick={() => void save('xlsx')}>
          Excel（XLSX）
        </Button>
      </div>
    </>
  )
}
