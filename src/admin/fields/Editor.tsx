/**
 * The editor of rich text. Its content is set once, when it opens, and never while one types: whoever
 * composes Chinese would lose what is under way. What it answers is what stands in it; the server
 * cleans it again.
 */

import {
  type FocusEvent,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { LibraryFile } from '#contract/media.ts'
import { editorLook, wordsLook } from '#staffStyled/recipes'
import { isComposing } from '#ui/composing.ts'
import { showToast } from '#ui/toasts.ts'
import { lazyPart } from '../lazyPart.tsx'
import { useDesk } from '../StaffProvider.tsx'
import { type ControlProps, textOf } from './control.ts'
import { countWords } from './countWords.ts'
import { createEditor } from './createEditor.ts'
import { fromEditor, showWaiting, toEditor } from './editorContent.ts'
import { attendToolbar } from './editorToolbar.ts'
import { LibraryPicker } from './LibraryPicker.ts'
import { type Quill, useQuill } from './quill.ts'
import { TakenRows } from './TakenRow.tsx'
import { type CellPlace, cellAt } from './tableCell.ts'
import { useTaking } from './useTaking.ts'
import { createWaitingAddresses } from './waitingAddresses.ts'

const TableMenu = lazyPart(() => import('./TableMenu.tsx'), null)
const PictureTextDialog = lazyPart(() => import('./PictureTextDialog.tsx'), null)

/** As much of a change as is needed to follow a place in the text. */
interface TextChange {
  transformPosition: (index: number, isBefore: boolean) => number
}

/**
 * Text with headings, lists and pictures. It suspends the form that it stands in until its library is
 * there, and is whole before it is painted: what stands around it must not move under a hand.
 */
export function RichTextInput(props: ControlProps<'richText'>) {
  const { id, value, onChange, describedBy, field } = props
  const host = useRef<HTMLDivElement>(null)
  const desk = useDesk()
  const Library = useQuill()
  /** Where each picture that is on its way was put; the place moves with the text around it. */
  const places = useRef(new Map<File, number>())
  const { taken, take, retry } = useTaking('image', (name, file) => {
    const editor = editing.current
    // A character that is being composed would come to nothing.
    if (editor?.composition.isComposing)
      editor.once(Library.events.COMPOSITION_END, () => put(editor, name, file))
    else if (editor) put(editor, name, file)
  })
  const put = (editor: Quill, name: string, file: File) => {
    const index = places.current.get(file) ?? editor.getLength() - 1
    editor.insertEmbed(index, 'image', `/upload/${name}`, Library.sources.USER)
    let isLater = false
    for (const [other, place] of places.current) {
      if (isLater && place === index) places.current.set(other, index + 1)
      isLater ||= other === file
    }
    places.current.delete(file)
  }
  const takeAt = (files: Iterable<File>, index: number) => {
    const pictures = [...files]
    for (const file of pictures) places.current.set(file, index)
    return take(...pictures)
  }
  const tell = useEffectEvent(onChange)
  const takeGiven = useEffectEvent(takeAt)
  const first = useRef(textOf(value))
  const editing = useRef<Quill>(undefined)
  const [count, setCount] = useState(0)
  const [isFull, setIsFull] = useState(false)
  const [isPicking, setIsPicking] = useState(false)
  /** Nothing until it was asked for once: its code is not there before. */
  const [isTabling, setIsTabling] = useState<boolean>()
  const [cell, setCell] = useState<CellPlace>()
  const [described, setDescribed] = useState<HTMLImageElement>()

  const describe = (text: string | undefined) => {
    setDescribed(undefined)
    const blot = described && Library.find(described)
    if (text === undefined || !blot || blot instanceof Library) return
    const index = editing.current?.getIndex(blot)
    if (index !== undefined) {
      editing.current?.formatText(index, 1, 'alt', text, Library.sources.USER)
    }
  }

  const finishPick = (chosen: readonly LibraryFile[], files: readonly File[]) => {
    setIsPicking(false)
    const editor = editing.current
    if (!editor || chosen.length + files.length === 0) return
    const { index } = editor.getSelection(true)
    for (const [place, { name, alt }] of chosen.entries()) {
      editor.insertEmbed(index + place, 'image', `/upload/${name}`, Library.sources.USER)
      editor.formatText(index + place, 1, 'alt', alt || null, Library.sources.USER)
    }
    editor.setSelection(index + chosen.length, 0, Library.sources.SILENT)
    void takeAt(files, index + chosen.length)
  }

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const { editor, parts } = createEditor(Library, field.label, {
      choose: () => setIsPicking(true),
      fill: () => setIsFull(each => !each),
      openTables: editor => {
        setCell(cellAt(editor))
        setIsTabling(each => !each)
      },
      take: (files, index) => takeGiven(files, index),
      describe: picture => {
        if (picture) setDescribed(picture)
        else showToast('info', '請先把游標放在圖片旁邊')
      },
    })
    editing.current = editor
    editor.root.id = id
    toEditor(editor, first.current)
    element.replaceChildren(parts)
    attendToolbar(Library, element, editor)
    const addresses = createWaitingAddresses(desk.files)
    void showWaiting(editor.root, addresses)
    // By lines of the document: what is drawn of them (`innerText`) would lay out the page with each key.
    const text = () => editor.getLines().map(({ domNode }) => domNode.textContent ?? '')
    const showCount = () => setCount(countWords(text().join('\n')))
    showCount()
    // Of what is being composed the editor itself says nothing before it is done.
    editor.root.addEventListener('input', showCount)
    const before = fromEditor(editor.root)
    const change = (delta: TextChange, _old: unknown, source: string) => {
      for (const [file, index] of places.current) {
        // What is typed where it was put stands behind it.
        places.current.set(file, delta.transformPosition(index, true))
      }
      showCount()
      void showWaiting(editor.root, addresses)
      if (source !== Library.sources.USER) return
      const now = fromEditor(editor.root)
      // What the editor merely spells otherwise is not a change.
      tell(now === before ? first.current || null : now || null)
    }
    editor.on(Library.events.TEXT_CHANGE, change)
    return () => {
      editor.off(Library.events.TEXT_CHANGE, change)
      element.replaceChildren()
      addresses.end()
    }
  }, [Library, desk, id, field.label])

  // These change while one types, which must not begin the editor anew.
  useLayoutEffect(() => {
    const button = host.current?.querySelector('.ql-toolbar .ql-full')
    button?.setAttribute('aria-pressed', String(isFull))
    const opener = host.current?.querySelector('.ql-toolbar .ql-tables')
    opener?.setAttribute('id', `${id}-tables`)
    opener?.setAttribute('aria-haspopup', 'menu')
    opener?.setAttribute('aria-expanded', String(isTabling ?? false))
    const root = editing.current?.root
    if (describedBy) root?.setAttribute('aria-describedby', describedBy)
    else root?.removeAttribute('aria-describedby')
  })
  const leaveByKey = (event: KeyboardEvent) => {
    if (!isFull || event.key !== 'Escape' || event.defaultPrevented) return
    if (isTabling || isComposing(event.nativeEvent) || isElsewhere(event.target)) return
    event.stopPropagation()
    setIsFull(false)
  }
  /** What gets the focus is to be seen. */
  const leaveByFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isFull && relatedTarget && !currentTarget.contains(relatedTarget)) {
      if (!isElsewhere(relatedTarget)) setIsFull(false)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the editor in it
    <div
      className={editorLook().frame}
      data-full={isFull || undefined}
      onKeyDown={leaveByKey}
      onBlur={leaveByFocus}
    >
      <div ref={host} className={editorLook().root} />
      {isTabling === undefined ? null : (
        <TableMenu
          opener={`${id}-tables`}
          isOpen={isTabling}
          onOpenChange={setIsTabling}
          cell={cell}
          editor={() => editing.current}
          Library={Library}
        />
      )}
      <p className={`${wordsLook().soft} ${editorLook().count}`}>字數：{count}</p>
      <TakenRows taken={taken} onRetry={retry} />
      {isPicking ? <LibraryPicker holds="image" isMany held={[]} onClose={finishPick} /> : null}
      {described ? <PictureTextDialog text={described.alt} onClose={describe} /> : null}
    </div>
  )
}

/** Whether that is in a dialog over the editor, which is asked for from there. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null
