/**
 * A page's style stands within it, in sheets that its policy names by hash: the site's, and what this
 * page alone needs. What must hold: nothing of a sheet is written by content, because what stands in one
 * is allowed; so the second is made of numbers only.
 */
import { hashSource } from './contentSecurity.ts'

/** As `Picture` marks where a picture's subject is, in per cent from the left and from the top. */
const FOCUS = / data-focus="(\d{1,3}(?:\.\d{1,3})?% \d{1,3}(?:\.\d{1,3})?%)"/g

/** The sheet that moves each picture's subject into view before its component is there; empty without any. */
function focusSheet(html: string): string {
  const places = new Set(Array.from(html.matchAll(FOCUS), ([, place]) => place))
  return [...places].map(place => `[data-focus="${place}"]{object-position:${place}}`).join('')
}

/**
 * The page with its sheets, and their CSP sources. React passes over what it finds in the head and did
 * not write.
 * @param site the site's style sheet; undefined in development, where Vite brings it
 */
export function withStyles(html: string, site: string | undefined) {
  const sheets = [site ?? '', focusSheet(html)].filter(text => text !== '')
  const elements = sheets.map(text => `<style>${text}</style>`).join('')
  return {
    html: html.replace('</head>', () => `${elements}</head>`),
    styleHashes: sheets.map(hashSource),
  }
}
