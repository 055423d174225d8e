/**
 * Whether a key belongs to the input method, by which a character is being composed. 229: Safari has ended the
 * composition by the time it tells of the key that did so. Source: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({
  isComposing: isUnderWay,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isUnderWay || keyCode === 229
