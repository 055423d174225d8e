/**
 * A page's style stands within it, in sheets that its policy names by hash: of the site's style what the page
 * uses, so that it is painted from what came first, and what this page alone needs. The rest is fetched with
 * the scripts. What must hold: nothing of a sheet is written by content, because what stands in one is
 * allowed; so the second is made of numbers only.
 */
import postcss, { type AtRule, type Container, type Root } from 'postcss'
import { WHOLE_STYLE_ID } from '#contract/wholeStyle.ts'
import { hashSource } from './contentSecurity.ts'

/** As the client build left it. */
export interface SiteStyle {
  /** Where all of it stands: a path. */
  address: string
  text: string
  rules: Root
}

/** @param address of the style sheet, a path */
export const siteStyle = (address: string, text: string): SiteStyle => ({
  address,
  text,
  rules: postcss.parse(text),
})

/** As `Picture` marks where a picture's subject is, in per cent from the left and from the top. */
const FOCUS = / data-focus="(\d{1,3}(?:\.\d{1,3})?% \d{1,3}(?:\.\d{1,3})?%)"/g

/** The sheet that moves each picture's subject into view before its component is there; empty without any. */
function focusSheet(html: string): string {
  const places = new Set(Array.from(html.matchAll(FOCUS), ([, place]) => place))
  return [...places].map(place => `[data-focus="${place}"]{object-position:${place}}`).join('')
}

/** Lists within a selector, of which any may be meant: what they name is not asked for. */
const CHOICE = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g
const ELEMENT = /(?:^|[\s>+~])([a-z][a-z\d]*)/g

const PART = /::([\w-]+)/g

/** Parts that only some fields have, and what such a field says of itself. */
const FIELD_PARTS: Readonly<Record<string, string>> = {
  'file-selector-button': ' type="file"',
  placeholder: ' placeholder="',
  '-webkit-search-decoration': ' type="search"',
  '-webkit-search-cancel-button': ' type="search"',
  '-webkit-inner-spin-button': ' type="number"',
  '-webkit-outer-spin-button': ' type="number"',
}

/** The classes, with their full stops, the elements and the parts of fields that a selector names. */
function namesOf(selector: string): string[] {
  const sure = selector.replace(CHOICE, '')
  const parts = Array.from(sure.matchAll(PART), ([, name = '']) => name)
  const classes = Array.from(sure.matchAll(CLASS), ([name]) => name.replace(/\\(.)/g, '$1'))
  const elements = Array.from(sure.replace(CLASS, '').matchAll(ELEMENT), ([, name = '']) => name)
  return [...classes, ...elements, ...parts.filter(part => part in FIELD_PARTS)]
}

const ENTITIES: Readonly<Record<string, string>> = { '#x27': "'", amp: '&', gt: '>', quot: '"' }
const unescaped = (text: string) =>
  text.replace(/&(#x27|amp|gt|quot);/g, (all, name: string) => ENTITIES[name] ?? all)

/** The same of a page. */
function namesIn(html: string): ReadonlySet<string> {
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
    unescaped(names)
      .split(' ')
      .map(name => `.${name}`),
  )
  return new Set([
    ...classes.flat(),
    ...Array.from(html.matchAll(/<([a-z][a-z\d]*)/g), ([, name = '']) => name),
    ...Object.entries(FIELD_PARTS).flatMap(([part, mark]) => (html.includes(mark) ? part : [])),
  ])
}

const VARIABLE = /var\((--(?:\\.|[\w-])+)/g

/** Takes out the variables that no rule uses, and then those that only these used. */
function dropUnusedVariables(sheet: Root): void {
  const used = new Set(Array.from(sheet.toString().matchAll(VARIABLE), ([, name]) => name))
  let isDone = true
  sheet.walkDecls(/^--/, declaration => {
    if (used.has(declaration.prop)) return
    declaration.remove()
    isDone = false
  })
  if (!isDone) dropUnusedVariables(sheet)
}

/** Takes out the movements that no rule makes. */
function dropUnusedKeyframes(sheet: Root): void {
  const made = new Set<string>()
  sheet.walkDecls(/^(-webkit-)?animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) made.add(word)
  })
  sheet.walkAtRules(/keyframes$/, rule => {
    if (!made.has(rule.params)) rule.remove()
  })
}

/** Takes out what has nothing in it any more; a layer stays, because it stands for its place among the others. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue
    dropEmpty(node)
    const isLayer = node.type === 'atrule' && node.name === 'layer'
    if (node.nodes?.length === 0 && !isLayer) node.remove()
  }
}

/** Those rules whose classes, elements and parts stand in the page, whatever attributes they wait for. */
function usedIn(html: string, all: Root): string {
  const present = namesIn(html)
  const sheet = all.clone()
  sheet.walkRules(rule => {
    const { parent } = rule
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return
    const used = rule.selectors.filter(each => namesOf(each).every(name => present.has(name)))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  dropUnusedKeyframes(sheet)
  dropUnusedVariables(sheet)
  dropEmpty(sheet)
  return sheet.toString()
}

/**
 * The page with its sheets, and their CSP sources. React passes over what it finds in the head and did
 * not write.
 * @param site the site's style; undefined in development, where Vite brings it
 * @param isShell a document without its page, in which all of the style stands
 */
export function withStyles(html: string, site: SiteStyle | undefined, isShell = false) {
  const style = site && (isShell ? site.text : usedIn(html, site.rules))
  const sheets = [style ?? '', focusSheet(html)].filter(text => text !== '')
  const elements = sheets.map(text => `<style>${text}</style>`).join('')
  // Without `rel` nobody fetches it: `src/hydration/wholeStyle.ts` does.
  const rest = site && !isShell ? `<link id="${WHOLE_STYLE_ID}" href="${site.address}">` : ''
  return {
    html: html.replace('</head>', () => `${elements}${rest}</head>`),
    styleHashes: sheets.map(hashSource),
  }
}
