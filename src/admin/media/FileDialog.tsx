import { useId, useState } from 'react'
import { assetAddress } from '#contract/asset.ts'
import { readParts } from '#contract/calls/readInput.ts'
import { type FileNotes, fileNoteEntries } from '#contract/media.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { useUnsaved } from '#editing/unsaved.ts'
import {
  buttonLook,
  deskLook,
  dialogLook,
  fieldLook,
  formLook,
  mediaLook,
  wordsLook,
} from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { CropPicture } from '../fields/CropPicture.ts'
import { acceptOf } from '../fields/takeFile.ts'
import { useTaking } from '../fields/useTaking.ts'
import { RecordLink } from '../RecordLink.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { useGuard } from '../useGuard.ts'
import { FocusPicker } from './FocusPicker.tsx'
import { sizeOf } from './fileWords.ts'
import type { Entry } from './useLibrary.ts'
import { useLibraryEdits } from './useLibraryEdits.ts'

/** One stored file: where it is used, what is said about it, and another one in its place. */
export function FileDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { file, uses } = entry
  const { say, replace } = useLibraryEdits()
  // Apart from what the file has, which a colleague may change meanwhile: nothing else is saved.
  const [typed, setTyped] = useState<FileNotes>({})
  const alt = typed.alt ?? file.alt ?? ''
  const focus = typed.focus ?? file.focus
  const isPicture = file.type.startsWith('image/')
  const holds = isPicture ? 'image' : 'file'
  const { values, issues } = readParts(fileNoteEntries, typed)
  const [altId, faultId] = [useId(), useId()]
  const [isCropped, setIsCropped] = useState(false)
  const { taken, take, takeNoted } = useTaking(holds, by => {
    onClose()
    if (by !== file.name) void replace(file, uses, by)
  })
  useGuard(taken.some(({ fault }) => fault === undefined))
  useUnsaved(Object.keys(typed).length > 0)
  const save = () => {
    if (issues.length > 0) return
    onClose()
    void say(file, values)
  }
  if (isCropped) {
    const finish = (cut?: File, notes?: FileNotes) => {
      setIsCropped(false)
      if (cut) void takeNoted(cut, notes)
    }
    // What was just said of it holds for the part as well.
    const picture = { ...file, alt, focus }
    return <CropPicture address={assetAddress(file.name)} picture={picture} onClose={finish} />
  }
  return (
    <AdminDialog title={file.label} isOpen onClose={onClose} isWide={isPicture}>
      <div className={mediaLook().stack}>
        <p className={wordsLook().soft}>
          {sizeOf(file)}，<Timestamp at={file.created_at} /> 上載
        </p>
        <a href={fileAddress(file.name)} target="_blank" rel="noreferrer">
          開啟檔案
        </a>
        {isPicture ? (
          <>
            <div className={formLook().field}>
              <label className={wordsLook().label} data-label htmlFor={altId}>
                替代文字
              </label>
              <input
                id={altId}
                className={fieldLook()}
                value={alt}
                aria-invalid={issues.length > 0}
                aria-describedby={faultId}
                onChange={event => setTyped({ ...typed, alt: event.target.value })}
              />
              <p id={faultId} className={issues.length > 0 ? wordsLook().error : wordsLook().soft}>
                {issues[0]?.message ?? '給看不見圖片的人：圖片裏有甚麼。留空則用記錄的標題。'}
              </p>
            </div>
            <FocusPicker
              name={file.name}
              focus={focus}
              onChange={next => setTyped({ ...typed, focus: next })}
            />
          </>
        ) : null}
        <h3 className={wordsLook().subheading}>用於{uses.length}處</h3>
        {uses.length > 0 ? (
          <ul className={deskLook().found}>
            {uses.map(({ collection, id, title, isDraft }) => (
              <li key={`${collection.name}${id}${isDraft}`}>
                <RecordLink collection={collection} id={id}>
                  {title}
                </RecordLink>{' '}
                <span className={wordsLook().soft}>
                  {collection.label}
                  {isDraft ? '草稿' : ''}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={wordsLook().soft}>沒有記錄使用這個檔案。</p>
        )}
        {taken.map(({ key, file: next, fault, done }) => (
          <p
            key={key}
            className={fault ? wordsLook().error : undefined}
            role={fault ? 'alert' : 'status'}
          >
            {fault ?? `正在上載${next.name}（${Math.round(done * 100)}%）`}
          </p>
        ))}
      </div>
      <div className={dialogLook().end}>
        {uses.length > 0 && isPicture ? (
          <Button {...CropPicture.ahead} onClick={() => setIsCropped(true)}>
            裁剪
          </Button>
        ) : null}
        {uses.length > 0 ? (
          <label className={buttonLook()}>
            在所有地方換成另一個檔案
            <input
              className={wordsLook().hidden}
              type="file"
              accept={acceptOf(holds)}
              onChange={({ target }) => {
                void take(...(target.files ?? []))
                // The same file once more, after it failed, is a choice too.
                target.value = ''
              }}
            />
          </label>
        ) : null}
        <Button onClick={onClose}>{isPicture ? '取消' : '關閉'}</Button>
        {isPicture ? (
          <Button data-main onClick={save}>
            儲存
          </Button>
        ) : null}
      </div>
    </AdminDialog>
  )
}
