/** The visitor's own sub-page, which no site map names: the courses saved on this device. */
export const SAVED_HREF = '/course#saved'
