/**
 * The editor's library, fetched when a list or a form is opened and never before. Whatever needs it is
 * given it, so that nothing brings it along by an import.
 */
import { use } from 'react'
import { adoptStyle } from '../adoptStyle.ts'

let loading: Promise<QuillLibrary> | undefined
let ready: QuillLibrary | undefined

async function load() {
  const [{ default: Quill }, { default: style }] = await Promise.all([
    import('./quillParts.ts'),
    import('quill/dist/quill.snow.css?inline'),
  ])
  // Below what the admin says of it.
  adoptStyle(`@layer quill{${style}}`)
  ready = Quill
  return Quill
}

/** The class itself. */
export type QuillLibrary = Awaited<ReturnType<typeof load>>

/** One editor. */
export type Quill = InstanceType<QuillLibrary>

/** What an editor holds, or what is done to it. */
export type Delta = ReturnType<Quill['getContents']>

/** The class of them, whose type the library does not tell. */
export const deltaOf = (Library: QuillLibrary) =>
  Library.import('delta') as unknown as new () => Delta

/** Fetches it once; again, where that failed. */
export function quillLibrary(): Promise<QuillLibrary> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * The library; suspends until it has come. `use` alone would do so once even where it has, and what is shown
 * instead React leaves for 300 ms.
 */
export const useQuill = (): QuillLibrary => ready ?? use(quillLibrary())
