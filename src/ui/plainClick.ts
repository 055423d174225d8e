interface Pressed {
  /** Of a click; a key has none. */
  button?: number
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * Whether a click on a link, or a key that does the same, is for the page. Otherwise it is for the browser, which
 * opens the link beside the page, or saves what it leads to.
 */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  !(button || altKey || ctrlKey || metaKey || shiftKey)
