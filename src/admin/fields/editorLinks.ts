/** Links in the editor: what is typed as an address, and how it is asked for. */
import { showToast } from '#ui/toasts.ts'
import type { Quill } from './quill.ts'

const WHOLE = /^(?:[a-z]+:|[/#])/i
const MAIL = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/
const WEB = /^(?:https?:\/\/|www\.)\S+$/i

/** The address that is meant: without its beginning it would lead nowhere, and the server takes none that does. */
export function addressOf(typed: string): string {
  const address = typed.trim()
  if (address === '' || WHOLE.test(address)) return address
  return MAIL.test(address) ? `mailto:${address}` : `https://${address}`
}

/** As much of Quill's window for links as is used here. */
interface LinkWindow {
  textbox: HTMLInputElement
  edit: (mode: 'link', address: string) => void
  save: () => void
}

const windowOf = (editor: Quill): LinkWindow =>
  (editor.theme as unknown as { tooltip: LinkWindow }).tooltip

/** Has the editor keep the address that is meant by what is typed; what is pasted stays as it is. */
export function readTypedLinks(editor: Quill): void {
  const asking = windowOf(editor)
  Object.assign(asking.textbox, { inputMode: 'url', autocapitalize: 'off' })
  const save = asking.save.bind(asking)
  asking.save = () => {
    asking.textbox.value = addressOf(asking.textbox.value)
    save()
  }
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
  windowOf(editor).edit('link', MAIL.test(words) || WEB.test(words) ? addressOf(words) : '')
}
