import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { buttonLook, dialogLook, formLook, reportLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Button } from '../Button.tsx'
import { beginHere } from '../beginHere.ts'
import { ImportReportView } from './ImportReportView.tsx'
import { useImport } from './useImport.ts'

interface ImportProps {
  collection: AnyCollection
  onDone: () => void
}

/** A file is chosen and looked at, and taken once it is confirmed. */
export default function Import({ collection, onDone }: ImportProps) {
  const { state, look, take } = useImport(collection)
  const { found, progress, isTaking } = state
  const [chosen, setChosen] = useState<string>()
  const isReady = found !== undefined && found.report.problems.length === 0
  const count = found?.report.rows.length ?? 0
  return (
    <>
      <p>
        選擇CSV（UTF-8）或XLSX檔案，第一行是欄位名稱。有「系統編號」的行會更改該項記錄，沒有的會新增；空格會清除內容，沒有的欄位不變。先檢查，確認後才寫入。沒有網絡時也可檢查和確認，連線時才送出。
      </p>
      <p>
        <label className={buttonLook()}>
          <Icon name="file" />
          {chosen ? '換檔案' : '選擇檔案'}
          <input
            className={wordsLook().hidden}
            type="file"
            accept=".csv,.xlsx"
            {...beginHere}
            disabled={progress !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (!file) return
              setChosen(file.name)
              void look(file)
              // The same file once more, mended, is a choice too.
              target.value = ''
            }}
          />
        </label>{' '}
        {chosen}
      </p>
      {progress === undefined ? null : (
        <label className={reportLook().root}>
          {progress < 1 ? '正在讀取…' : '正在檢查…'}
          <progress className={formLook().progress} value={progress < 1 ? progress : undefined} />
        </label>
      )}
      {found ? <ImportReportView collection={collection} found={found} /> : null}
      <div className={dialogLook().end}>
        <Button
          data-main
          isOff={!isReady || count === 0 || isTaking === true}
          onClick={async () => {
            if (await take()) onDone()
          }}
        >
          {count > 0 && isReady ? `匯入${count}項` : '匯入'}
        </Button>
      </div>
    </>
  )
}
