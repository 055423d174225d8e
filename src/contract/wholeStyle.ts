/** Marks, in a page whose style is only what it uses, the link to all of the site's style. */
export const WHOLE_STYLE_ID = 'whole-style'
