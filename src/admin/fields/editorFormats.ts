/** What the library would do to a text's tables and pictures where the lines around them are formatted. */
import { showToast } from '#ui/toasts.ts'
import { type Delta, deltaOf, type Quill, type QuillLibrary } from './quill.ts'

/**
 * Makes something of the chosen lines (`false`: plain ones); a cell stays a cell, because as anything else it
 * would part its table.
 */
export function formatLines(
  editor: Quill,
  Library: QuillLibrary,
  name: string,
  value: unknown,
): void {
  const { index, length } = editor.getSelection(true)
  const change = new (deltaOf(Library))()
  for (const line of editor.getLines(index, length || 1)) {
    if (line.statics.blotName === 'table') continue
    const end = editor.getIndex(line) + line.length() - 1
    change.retain(end - change.length()).retain(1, { [name]: value || null })
  }
  if (change.length() > 0) editor.updateContents(change, Library.sources.USER)
  else showToast('info', '表格裏不能用標題、清單和引文')
}

/**
 * Takes the formats from a part of a text, and what its last line is made as; what is no words stays as it is,
 * and a cell in its table.
 */
export function clearFormats(
  editor: Quill,
  Library: QuillLibrary,
  index: number,
  length: number,
): Delta {
  const change = new (deltaOf(Library))().retain(index)
  const clear = (from: number, count: number) => {
    for (const { insert, attributes = {} } of editor.getContents(from, count).ops) {
      const isWords = typeof insert === 'string'
      const gone = Object.keys(attributes).filter(name => isWords && name !== 'table')
      change.retain(isWords ? insert.length : 1, Object.fromEntries(gone.map(name => [name, null])))
    }
  }
  clear(index, length)
  const [line, offset] = editor.getLine(index + length - 1)
  const left = line ? line.length() - offset - 1 : 0
  if (left > 0) {
    change.retain(left - 1)
    clear(index + length + left - 1, 1)
  }
  return editor.updateContents(change, Library.sources.USER)
}
