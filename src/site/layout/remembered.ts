/** What a device remembers of how pages look, by its key in local storage. */
export const BW_KEY = 'isBWMode'
export const TEXT_SIZE_KEY = 'textSize'
