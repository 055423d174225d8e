/** Links in the editor: what is typed as an address, and how it is asked for. */
import { showToast } from '#ui/toasts.ts'
import type { Quill, QuillLibrary } from './quill.ts'

const WHOLE = /^(?:[a-z]+:|[/#])/i
const MAIL = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/
const WEB = /^(?:https?:\/\/|www\.)\S+$/i

/** The address that is meant: without its beginning it would lead nowhere, and the server takes none that does. */
export function addressOf(typed: string): string {
  const address = typed.trim()
  if (address === '' || WHOLE.test(address)) return address
  return MAIL.test(address) ? `mailto:${address}` : `https://${address}`
}

/** As much of it as is looked at here. */
interface LinkFormat {
  new (): object
  sanitize: (address: string) => string
}

let registeredIn: QuillLibrary | undefined

/** Before an editor is made: every address that its links are given is one that is meant. */
export function registerLinks(Library: QuillLibrary): void {
  if (registeredIn === Library) return
  registeredIn = Library
  const Own = Library.import('formats/link') as unknown as LinkFormat
  class Link extends Own {
    static override sanitize(address: string): string {
      return Own.sanitize(addressOf(address))
    }
  }
  Library.register({ 'formats/link': Link as never }, true)
}

/** Asks for the address of what is selected; what looks like one need not be typed again. */
export function askForLink(editor: Quill, isWanted: boolean): void {
  if (!isWanted) {
    editor.format('link', false, 'user')
    return
  }
  const range = editor.getSelection()
  if (!range?.length) {
    showToast('info', '請先選取要加上連結的文字')
    return
  }
  const words = editor.getText(range).trim()
  const { tooltip } = editor.theme as unknown as {
    tooltip: { edit: (mode: 'link', address: string) => void }
  }
  tooltip.edit('link', MAIL.test(words) || WEB.test(words) ? addressOf(words) : '')
}
