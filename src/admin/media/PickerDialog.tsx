import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react'
import type { LibraryFile } from '#contract/media.ts'
import { buttonLook, mediaLook, narrowingLook, tagLook, wordsLook } from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { Coming } from '../Coming.tsx'
import { acceptOf } from '../fields/takeFile.ts'
import { useDrop } from '../fields/useDrop.ts'
import { FileFace, isFound, isPicture, PAGE } from './FileFace.tsx'
import { FileSearch } from './FileSearch.tsx'
import { type Entry, useLibrary } from './useLibrary.ts'

interface PickerDialogProps {
  holds: 'image' | 'file'
  isMany?: boolean | undefined
  /** The names that the field has already. */
  held: readonly string[]
  /** With what was chosen, in that order, and what is to be taken from this computer; with nothing: neither. */
  onClose: (chosen: readonly LibraryFile[], files: readonly File[]) => void
}

/**
 * Chooses among the stored files, or takes new ones from this computer: those are handed to the field,
 * which knows how to take them. Nothing is uploaded again, and nothing has to be there but the list.
 */
export default function PickerDialog({ holds, isMany, held, onClose }: PickerDialogProps) {
  const { entries, areFilesThere, isComing, failure } = useLibrary()
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([])
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(PAGE)
  const group = useId()
  const found = entries.filter(
    entry => (holds === 'file' || isPicture(entry)) && isFound(entry, query),
  )
  const orderOf = (file: LibraryFile) => chosen.findIndex(({ name }) => name === file.name)
  const toggle = (file: LibraryFile) => {
    if (!isMany) setChosen([file])
    else if (orderOf(file) < 0) setChosen([...chosen, file])
    else setChosen(chosen.filter(({ name }) => name !== file.name))
  }
  const take = (files: Iterable<File>) => {
    const all = [...files]
    if (all.length > 0) onClose(isMany ? chosen : [], isMany ? all : all.slice(0, 1))
  }
  const finish = (event: SubmitEvent) => {
    event.preventDefault()
    // The form of the record stands around it.
    event.stopPropagation()
    if (chosen.length > 0) onClose(chosen, [])
  }

  return (
    <AdminDialog title="從媒體庫選擇" isOpen isWide onClose={() => onClose([], [])}>
      <form className={mediaLook().picker} onSubmit={finish} {...useDrop(take)}>
        <search className={narrowingLook().tools}>
          <FileSearch onQuery={setQuery} />
          <span role="status" className={wordsLook().soft}>
            {areFilesThere ? `共${found.length}項` : ''}
          </span>
          <label className={buttonLook()}>
            上載新檔案
            <input
              className={wordsLook().hidden}
              type="file"
              accept={acceptOf(holds)}
              multiple={isMany}
              onChange={({ target }) => take(target.files ?? [])}
            />
          </label>
          <span className={wordsLook().soft}>或拖放到這裏</span>
        </search>
        {areFilesThere ? (
          <fieldset>
            <legend className={wordsLook().hidden}>
              {isMany ? '選擇檔案，可選多個' : '選擇一個檔案'}
            </legend>
            <ul className={mediaLook().library} data-library onKeyDown={isMany ? walk : undefined}>
              {found.slice(0, shown).map(entry => (
                <Choice
                  key={entry.file.name}
                  entry={entry}
                  group={isMany ? undefined : group}
                  place={orderOf(entry.file)}
                  isHeld={held.includes(entry.file.name)}
                  onToggle={() => toggle(entry.file)}
                />
              ))}
            </ul>
            {found.length === 0 ? (
              <p className={wordsLook().soft}>沒有這樣的檔案；可以上載新的。</p>
            ) : null}
          </fieldset>
        ) : (
          <Coming what="媒體庫" error={failure} />
        )}
        {found.length > shown ? (
          <Button onClick={() => setShown(shown + PAGE)}>顯示更多</Button>
        ) : null}
        {areFilesThere && isComing ? (
          <p className={wordsLook().soft}>未能得知檔案用於何處。</p>
        ) : null}
        <div className={mediaLook().pickerEnd}>
          <span role="status" className={mediaLook().pickerChosen}>
            {chosen.length > 0
              ? `已選：${chosen.map(({ label }) => label).join('、')}`
              : '未選檔案'}
          </span>
          <Button onClick={() => onClose([], [])}>取消</Button>
          <Button type="submit" data-main isOff={chosen.length === 0}>
            選用
          </Button>
        </div>
      </form>
    </AdminDialog>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** The arrow keys go through boxes as the browser goes through what one of is chosen. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled')]
  boxes[boxes.indexOf(event.target as HTMLElement) + step]?.focus()
}

interface ChoiceProps {
  entry: Entry
  /** Of those of which one is chosen; `undefined` where several may be. */
  group: string | undefined
  /** As which it was chosen, from 0; -1: not. */
  place: number
  isHeld: boolean
  onToggle: () => void
}

function Choice({ entry, group, place, isHeld, onToggle }: ChoiceProps) {
  const { file, uses } = entry
  return (
    <li>
      <label className={mediaLook().libraryFile}>
        <input
          className={wordsLook().hidden}
          type={group ? 'radio' : 'checkbox'}
          name={group}
          checked={place >= 0}
          disabled={isHeld}
          onChange={onToggle}
        />
        <FileFace file={file}>
          {isPicture(entry) ? (
            file.alt ? (
              <span className={wordsLook().soft}>替代文字：{file.alt}</span>
            ) : (
              <span className={tagLook()}>沒有替代文字</span>
            )
          ) : null}
          {uses.length > 0 ? <span className={wordsLook().soft}>用於{uses.length}處</span> : null}
          {isHeld ? <span className={tagLook()}>已在此欄</span> : null}
        </FileFace>
        {place >= 0 ? (
          <span className={mediaLook().pickerPlace} aria-hidden="true">
            {group ? '✓' : place + 1}
          </span>
        ) : null}
      </label>
    </li>
  )
}
