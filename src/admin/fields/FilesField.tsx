import { type ClipboardEvent, useRef, useState } from 'react'
import { assetAddress } from '#contract/asset.ts'
import type { FileNotes, LibraryFile } from '#contract/media.ts'
import { isPending } from '#editing/outbox/waitingFiles.ts'
import { buttonLook, formLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Button } from '../Button.tsx'
import { CropPicture } from './CropPicture.ts'
import type { CutPicture } from './cutPicture.ts'
import { FileRow } from './FileRow.tsx'
import { LibraryPicker } from './LibraryPicker.ts'
import { TakenRow } from './TakenRow.tsx'
import { acceptOf } from './takeFile.ts'
import { useDrop } from './useDrop.ts'
import { useTaking } from './useTaking.ts'

interface FilesFieldProps {
  id: string
  names: readonly string[]
  onChange: (names: string[]) => void
  holds: 'image' | 'file'
  isMany?: boolean
  describedBy: string | undefined
}

/** Files of a record: dropped, pasted or chosen, here or in the library; put in order where there are several. */
export function FilesField({ id, names, onChange, holds, isMany, describedBy }: FilesFieldProps) {
  const [isPicking, setIsPicking] = useState(false)
  const [cropped, setCropped] = useState<{ name: string; picture: CutPicture }>()
  // Several may arrive one after the other before the form has rendered again.
  const current = useRef(names)
  current.current = names
  const put = (next: string[]) => {
    current.current = next
    onChange(next)
  }
  /** The picture that each one was cut from: others may come before it, and it may never. */
  const cutFrom = useRef(new Map<File, string>())
  const { taken, take, takeNoted, retry } = useTaking(holds, (name, file) => {
    const old = cutFrom.current.get(file)
    const others = current.current.filter(each => each !== name)
    if (!isMany) put([name])
    else if (old && others.includes(old)) put(others.map(each => (each === old ? name : each)))
    else put([...others, name])
  })
  const takeAll = (files: Iterable<File>) => take(...(isMany ? files : [...files].slice(0, 1)))
  const drop = useDrop(files => void takeAll(files))
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    void takeAll(event.clipboardData.files)
  }
  const move = (name: string, by: number) => {
    const next = names.filter(each => each !== name)
    next.splice(names.indexOf(name) + by, 0, name)
    put(next)
  }
  const finishPick = (chosen: readonly LibraryFile[], files: readonly File[]) => {
    setIsPicking(false)
    const picked = chosen.map(({ name }) => name)
    if (picked.length > 0) put(isMany ? [...current.current, ...picked] : picked)
    void takeAll(files)
  }
  const finishCrop = (file?: File, notes?: FileNotes) => {
    setCropped(undefined)
    if (!file || !cropped) return
    cutFrom.current.set(file, cropped.name)
    void takeNoted(file, notes)
  }

  return (
    <>
      {/* Files are dropped or pasted onto the whole of it; by keyboard they are chosen. */}
      <fieldset className={formLook().drop} {...drop} onPaste={paste}>
        <legend className={wordsLook().hidden}>檔案</legend>
        {names.length > 0 || taken.length > 0 ? (
          <ul className={formLook().files}>
            {names.map((name, index) => (
              <FileRow
                key={name}
                name={name}
                holds={holds}
                onRemove={() => put(names.filter(each => each !== name))}
                onCrop={
                  holds === 'image' && !isPending(name)
                    ? picture => setCropped({ name, picture })
                    : undefined
                }
                onMove={
                  isMany
                    ? [
                        index > 0 ? () => move(name, -1) : undefined,
                        index < names.length - 1 ? () => move(name, 1) : undefined,
                      ]
                    : undefined
                }
              />
            ))}
            {taken.map(file => (
              <TakenRow key={file.key} taken={file} onRetry={() => retry(file)} />
            ))}
          </ul>
        ) : null}
        <div className={formLook().row}>
          <label className={buttonLook()}>
            <Icon name="file" />
            {names.length > 0 && !isMany ? '換檔案' : '選擇檔案'}
            <input
              id={id}
              className={wordsLook().hidden}
              type="file"
              accept={acceptOf(holds)}
              multiple={isMany}
              aria-describedby={describedBy}
              onChange={event => {
                void takeAll([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
          <Button {...LibraryPicker.ahead} onClick={() => setIsPicking(true)}>
            從媒體庫選擇
          </Button>
          <span className={wordsLook().soft}>或拖放、貼上到這裏</span>
        </div>
      </fieldset>
      {isPicking ? (
        <LibraryPicker holds={holds} isMany={isMany} held={names} onClose={finishPick} />
      ) : null}
      {cropped ? (
        <CropPicture
          address={assetAddress(cropped.name)}
          picture={cropped.picture}
          onClose={finishCrop}
        />
      ) : null}
    </>
  )
}
