import { Suspense } from 'react'
import type { ControlProps } from './control'
import { Editor } from './Editor'

/** Text with headings, lists and pictures; the editor is fetched when a form with one is opened. */
export function RichTextInput(props: ControlProps<'richText'>) {
  return (
    <Suspense fallback={<p className="adm-drop">正在載入編輯器…</p>}>
      <Editor {...props} />
    </Suspense>
  )
}
