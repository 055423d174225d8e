/**
 * The editor of rich text. Its content is set once, when it opens, and never while one types: whoever
 * composes Chinese would lose what is under way. What it answers is what stands in it; the server
 * cleans it again.
 */
import { use, useEffect, useRef, useState } from 'react'
import { showFailure, showToast } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import type { ControlProps } from './control'
import { textOf } from './control'
import { createEditor } from './createEditor'
import { fromEditor, headedTables, showWaiting, toEditor } from './editorContent'
import { PictureTextDialog } from './PictureTextDialog'
import { type Quill, quillLibrary } from './quill'
import { refusalOf, takeFile } from './takeFile'

/** The control itself; it waits for the library, so it stands within a Suspense. */
export function Editor({ id, value, onChange, describedBy, field }: ControlProps<'richText'>) {
  const host = useRef<HTMLDivElement>(null)
  const desk = useDesk()
  const Library = use(quillLibrary())
  const latest = useRef(onChange)
  latest.current = onChange
  const first = useRef(textOf(value))
  const editing = useRef<Quill>(undefined)
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

  useEffect(() => {
    const element = host.current
    if (!element) return
    const takePictures = async (editor: Quill, files: Iterable<File>) => {
      for (const file of files) {
        try {
          const refusal = refusalOf(file, 'image')
          if (refusal) throw new Error(refusal)
          const { signal } = new AbortController()
          const name = await takeFile(desk, file, { onProgress: () => undefined, signal })
          const { index } = editor.getSelection(true)
          editor.insertEmbed(index, 'image', `/upload/${name}`, Library.sources.USER)
          editor.setSelection(index + 1, 0, Library.sources.SILENT)
          await showWaiting(editor.root, desk.files)
        } catch (error) {
          showFailure(error)
        }
      }
    }
    const editor = createEditor(Library, element, field.label, {
      take: takePictures,
      describe: picture => {
        if (picture) setDescribed(picture)
        else showToast('info', '請先把游標放在圖片旁邊')
      },
    })
    editing.current = editor
    editor.root.id = id
    if (describedBy) editor.root.setAttribute('aria-describedby', describedBy)
    toEditor(editor, first.current)
    void showWaiting(editor.root, desk.files)
    const headed = headedTables(first.current)
    const before = fromEditor(editor.root, headed)
    const change = (_delta: unknown, _old: unknown, source: string) => {
      if (source !== Library.sources.USER) return
      const now = fromEditor(editor.root, headed)
      // What the editor merely spells otherwise is not a change.
      latest.current(now === before ? first.current || null : now || null)
    }
    editor.on(Library.events.TEXT_CHANGE, change)
    return () => {
      editor.off(Library.events.TEXT_CHANGE, change)
      element.replaceChildren()
    }
  }, [Library, desk, id, field.label, describedBy])

  return (
    <>
      <div ref={host} className="adm-editor" />
      {described ? <PictureTextDialog text={described.alt} onClose={describe} /> : null}
    </>
  )
}
