import { useState } from 'react'
import { UNUSED_FILE_DAYS } from '#contract/retention.ts'
import {
  fieldLook,
  frameLook,
  mediaLook,
  narrowingLook,
  tagLook,
  wordsLook,
} from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { Coming } from '../Coming.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { FileDialog } from './FileDialog.tsx'
import { FileFace, isFound, isPicture, PAGE } from './FileFace.tsx'
import { FileSearch } from './FileSearch.tsx'
import { LibraryUpload } from './LibraryUpload.tsx'
import { type Entry, useLibrary } from './useLibrary.ts'

/** What one may look for. */
const kinds = {
  all: { label: '全部', has: () => true },
  picture: { label: '圖片', has: isPicture },
  document: { label: '文件', has: (entry: Entry) => !isPicture(entry) },
  bare: { label: '沒有替代文字的圖片', has: (entry: Entry) => isPicture(entry) && !entry.file.alt },
  unused: { label: '未使用', has: ({ uses }: Entry) => uses.length === 0 },
} as const

type Kind = keyof typeof kinds

/** Every stored file: found, looked at, described, replaced. */
export default function LibraryPage() {
  const { entries, isComing, failure } = useLibrary()
  const [kind, setKind] = useState<Kind>('all')
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(PAGE)
  const [open, setOpen] = useState<string>()
  const found = entries.filter(entry => kinds[kind].has(entry) && isFound(entry, query))
  const opened = entries.find(({ file }) => file.name === open)
  return (
    <div className={mediaLook().stack}>
      <div className={frameLook().head}>
        <PageHeading>媒體庫</PageHeading>
      </div>
      <p className={wordsLook().soft}>
        檔案可在此或在記錄的表格裏上載。未使用的檔案{UNUSED_FILE_DAYS}
        日後自動刪除；回收筒和修訂紀錄仍提及的會保留。
      </p>
      <LibraryUpload />
      <search className={narrowingLook().tools}>
        <FileSearch onQuery={setQuery} />
        <select
          className={fieldLook()}
          aria-label="按種類篩選"
          value={kind}
          onChange={event => setKind(event.target.value as Kind)}
        >
          {Object.entries(kinds).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <span role="status" className={wordsLook().soft}>
          {isComing ? '' : `共${found.length}項`}
        </span>
      </search>
      {isComing ? (
        <Coming what="媒體庫" error={failure} />
      ) : (
        <ul className={mediaLook().library} data-library>
          {found.slice(0, shown).map(entry => (
            <FileCard key={entry.file.name} entry={entry} onOpen={() => setOpen(entry.file.name)} />
          ))}
        </ul>
      )}
      {found.length > shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>顯示更多</Button>
      ) : null}
      {opened ? <FileDialog entry={opened} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}

function FileCard({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const { file, uses, isPending } = entry
  return (
    <li>
      <button type="button" className={mediaLook().libraryFile} onClick={onOpen}>
        <FileFace file={file}>
          {uses.length > 0 ? (
            <span className={wordsLook().soft}>用於{uses.length}處</span>
          ) : (
            <span className={tagLook()}>未使用</span>
          )}
          {isPending ? (
            <span className={tagLook()} data-state="waiting">
              待同步
            </span>
          ) : null}
        </FileFace>
      </button>
    </li>
  )
}
