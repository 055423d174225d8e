import type { AnyCollection } from '#contract/collection.ts'
import { toDate } from '#contract/time.ts'
import type { Shown } from '#editing/overlay.ts'
import { dialogLook } from '#staffStyled/recipes'
import { showFailure } from '#ui/toasts.ts'
import { Button } from '../Button.tsx'
import { download } from '../download.ts'
import { asCsv, asXlsx } from './files.ts'
import { sheetOf } from './sheet.ts'
import { useTitles } from './useTitles.ts'

interface ExportProps {
  collection: AnyCollection
  /** Those that go into the file, in its order. */
  rows: readonly Shown[]
  onDone: () => void
}

/** Which kind of file it is to be. */
export default function Export({ collection, rows, onDone }: ExportProps) {
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
