/**
 * The editor's library, fetched when a form with rich text is opened and never before. Whatever needs it
 * is given it, so that nothing brings it along by an import.
 */
import { adoptStyle } from '../adminStyle.ts'
import { editorStyle } from './editorStyle.ts'

let loading: Promise<QuillLibrary> | undefined

async function load() {
  const [{ default: Quill }, { default: style }] = await Promise.all([
    import('quill'),
    import('quill/dist/quill.snow.css?inline'),
  ])
  adoptStyle(style)
  adoptStyle(editorStyle)
  return Quill
}

/** The class itself. */
export type QuillLibrary = Awaited<ReturnType<typeof load>>

/** One editor. */
export type Quill = InstanceType<QuillLibrary>

/** Fetches it once. */
export function quillLibrary(): Promise<QuillLibrary> {
  loading ??= load()
  return loading
}
