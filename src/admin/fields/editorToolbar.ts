/** The buttons over the editor: which there are, what they are called and how they look. */
import type { Quill, QuillLibrary } from './quill.ts'

/** The colours of the palette that text may have, by the names under which the server keeps them. */
export const COLOURS = ['green', 'red', 'gold', 'grey']

export const controls = [
  ['undo', 'redo'],
  [{ header: [2, 3, 4, false] }],
  ['bold', 'italic', 'underline', 'strike', { color: [...COLOURS, false] }],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }, { align: [] }],
  ['link', 'image', 'alt', 'tables', 'blockquote', 'clean'],
  ['full'],
]

/** What each button is called. */
const names: Record<string, string> = {
  '.ql-undo': '復原',
  '.ql-redo': '重做',
  '.ql-bold': '粗體',
  '.ql-italic': '斜體',
  '.ql-underline': '底線',
  '.ql-strike': '刪除線',
  '.ql-link': '連結',
  '.ql-image': '插入圖片',
  '.ql-alt': '圖片的替代文字',
  '.ql-tables': '表格',
  '.ql-blockquote': '引文',
  '.ql-clean': '清除格式',
  '.ql-full': '全螢幕',
  '.ql-list[value=ordered]': '編號清單',
  '.ql-list[value=bullet]': '項目清單',
  '.ql-indent[value="-1"]': '減少縮排',
  '.ql-indent[value="+1"]': '增加縮排',
}

interface Choice {
  name: string
  /** What each choice is called, by its value; that of what has no such format is empty. */
  values: Readonly<Record<string, string>>
}

/** What is chosen among several. */
const choices: Readonly<Record<string, Choice>> = {
  header: { name: '標題', values: { '': '內文', 2: '大標題', 3: '中標題', 4: '小標題' } },
  color: {
    name: '文字顏色',
    values: { '': '預設', green: '綠', red: '紅', gold: '金', grey: '灰' },
  },
  align: {
    name: '對齊',
    values: { '': '靠左', center: '置中', right: '靠右', justify: '兩端對齊' },
  },
}

const drawn = (inside: string) => `<svg viewBox="0 0 18 18">${inside}</svg>`

/** Those that the library draws only as files of their own, and one that it has not. */
const icons = {
  undo: drawn(
    '<polygon class="ql-fill ql-stroke" points="6 10 4 12 2 10 6 10"/><path class="ql-stroke" d="M8.09,13.91A4.6,4.6,0,0,0,9,14,5,5,0,1,0,4,9"/>',
  ),
  redo: drawn(
    '<polygon class="ql-fill ql-stroke" points="12 10 14 12 16 10 12 10"/><path class="ql-stroke" d="M9.91,13.91A4.6,4.6,0,0,1,9,14a5,5,0,1,1,5-5"/>',
  ),
  full: drawn('<path class="ql-stroke" d="M3,7V3H7M11,3h4V7M15,11v4H11M7,15H3V11" fill="none"/>'),
}

/** Before an editor is made, which draws its buttons then. */
export function registerIcons(Library: QuillLibrary): void {
  const own = Library.import('ui/icons') as Record<string, unknown>
  Object.assign(own, icons, { tables: own.table })
}

/** Names the parts of an editor, which is for what is called `label`. */
export function nameParts(parts: DocumentFragment, root: HTMLElement, label: string): void {
  root.setAttribute('role', 'textbox')
  root.setAttribute('aria-multiline', 'true')
  root.setAttribute('aria-label', label)
  parts.querySelector('.ql-toolbar')?.setAttribute('aria-label', `${label}的格式`)
  for (const [selector, name] of Object.entries(names)) {
    for (const part of parts.querySelectorAll(`.ql-toolbar ${selector}`)) {
      part.setAttribute('aria-label', name)
      part.setAttribute('title', name)
    }
  }
  for (const [format, { name, values }] of Object.entries(choices)) {
    const { label, items } = pickerOf(parts, format)
    label?.setAttribute('title', name)
    // It shows what is chosen by the words of that one, which the library copies to it from then on.
    label?.setAttribute('data-label', values[''] ?? '')
    for (const item of items) {
      const words = values[item.dataset.value ?? ''] ?? ''
      item.dataset.label = words
      item.setAttribute('aria-label', words)
      item.setAttribute('title', words)
    }
  }
  const alt = parts.querySelector('.ql-toolbar .ql-alt')
  if (alt) alt.textContent = 'ALT'
  const address = parts.querySelector('.ql-tooltip input')
  address?.setAttribute('aria-label', '連結網址')
  // What stands in it while it is empty.
  address?.setAttribute('data-link', 'https://')
}

/** The library's own list of choices for a format. */
const pickerOf = (parts: ParentNode, format: string) => {
  const picker = parts.querySelector(`.ql-toolbar .ql-picker.ql-${format}`)
  return {
    label: picker?.querySelector('.ql-picker-label'),
    items: [...(picker?.querySelectorAll<HTMLElement>('.ql-picker-item') ?? [])],
  }
}

/**
 * Lets the buttons for what was done say whether there is any of it, and each list of choices which one stands where
 * the cursor is; and lets Space press what calls itself a button.
 */
export function attendToolbar(Library: QuillLibrary, element: HTMLElement, editor: Quill): void {
  const show = () => {
    for (const way of ['undo', 'redo'] as const) {
      const isOff = editor.history.stack[way].length === 0
      element.querySelector(`.ql-toolbar .ql-${way}`)?.setAttribute('aria-disabled', String(isOff))
    }
    for (const [format, { name }] of Object.entries(choices)) {
      const { label, items } = pickerOf(element, format)
      const isChosen = (item: HTMLElement) => item.classList.contains('ql-selected')
      for (const item of items) item.setAttribute('aria-pressed', String(isChosen(item)))
      const chosen = items.find(isChosen)?.dataset.label
      label?.setAttribute('aria-label', chosen ? `${name}：${chosen}` : name)
    }
  }
  editor.on(Library.events.EDITOR_CHANGE, show)
  show()
  element.addEventListener('keydown', pressBySpace)
}

/** What is chosen among several hears the Enter key alone. */
function pressBySpace(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof Element) || !target.matches('.ql-picker [role=button]'))
    return
  event.preventDefault()
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
}
