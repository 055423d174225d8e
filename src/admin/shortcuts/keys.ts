/** Whether the keyboard has a ⌘ where others have Ctrl. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A letter's key together with that, as it is told of. */
export const withControl = (letter: string): string => (isMac ? `⌘${letter}` : `Ctrl+${letter}`)

/** Opens the search over everything. */
export const finderKey = withControl('K')
