/**
 * Judges cleaned rich text by what a real browser makes of it. The list of what may stand there is
 * written out again on purpose: if the cleaner's own list grew a hole, this one would not.
 */
import type { Page } from 'playwright-core'

export const SITE = 'https://school.test/'

const TAGS =
  'H2 H3 H4 P BR STRONG B EM I U S SUB SUP SPAN OL UL LI BLOCKQUOTE PRE CODE A IMG ' +
  'TABLE THEAD TBODY TFOOT TR TH TD CAPTION COLGROUP'
const VALUES: Readonly<Record<string, string>> = {
  class:
    '(ql-(align-(center|right|justify)|indent-[1-8]|size-(small|large|huge)|(color|bg)-(ink|green|red|gold|grey|white)) ?)+',
  lang: '[a-zA-Z]{2,3}(-[a-zA-Z0-9]+)*',
  'A href': '(https?://[^\\s]+|mailto:.+|tel:[+0-9(].*|#.*|/([^/\\\\].*)?)',
  'A target': '_blank',
  'A rel': 'noopener',
  'IMG src': '\\.?/upload/[^/\\\\?#]+',
  'IMG alt': '[^]*',
  'IMG width': '\\d{1,4}',
  'IMG height': '\\d{1,4}',
  'LI data-list': 'bullet|ordered|checked|unchecked',
  'TD colspan': '\\d{1,2}',
  'TD rowspan': '\\d{1,2}',
  'TH colspan': '\\d{1,2}',
  'TH rowspan': '\\d{1,2}',
  'TH scope': 'row|col|rowgroup|colgroup',
}

/** Counts in `window.__alive` whatever an attack would call. */
export const HOOKS = `
  window.__alive = 0
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'fetch', 'msgbox']) {
    window[name] = () => { window.__alive += 1 }
  }
  window.onunhandledrejection = window.onsecuritypolicyviolation = null
`

/**
 * Runs in the page: touches every element in every way, then names everything that fired or does
 * not belong. `html` replaces the body through innerHTML; without it the page stays as it came.
 */
async function inspectHere(given: {
  html: string | undefined
  tags: string
  values: Readonly<Record<string, string>>
}): Promise<string[]> {
  if (given.html !== undefined) document.body.innerHTML = given.html
  const tags = new Set(given.tags.split(' '))
  const faults: string[] = []
  const turn = () => new Promise(done => setTimeout(done))
  await turn()
  for (const element of document.body.querySelectorAll('*')) {
    if (!tags.has(element.tagName)) faults.push(`<${element.tagName}>`)
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push('namespace')
    for (const { name, value } of element.attributes) {
      const pattern = given.values[`${element.tagName} ${name}`] ?? given.values[name]
      const isFine = pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(value)
      if (!isFine) faults.push(`${element.tagName} ${name}=${value}`)
    }
    if (element instanceof HTMLAnchorElement) {
      const isHere = /^[/#]/.test(element.getAttribute('href') ?? '')
      if (isHere && element.origin !== location.origin) faults.push(`leads to ${element.href}`)
      if (element.relList.value !== 'noopener') faults.push('no rel')
      // Following a link that is allowed would only leave the page.
      if (/^(?:https?|mailto|tel):$/.test(element.protocol)) {
        element.addEventListener('click', event => event.preventDefault())
      }
    }
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['pointerenter', 'mouseover', 'mouseenter', 'mousedown', 'focusin']) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    }
    element.focus?.()
    element.click?.()
  }
  const others = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  if (others.nextNode()) faults.push('comment')
  if (document.head.querySelector(':not(title)')) faults.push('something in the head')
  await turn()
  const alive = Reflect.get(window, '__alive')
  if (alive !== 0) faults.push(`ran ${alive}`)
  return faults
}

/** A page of the site's own that answers its pictures and lets nothing else out. */
export async function watch(page: Page) {
  const escaped: string[] = []
  let served = ''
  await page.addInitScript(HOOKS)
  await page.route('**/*', async route => {
    const address = route.request().url()
    if (address === SITE) {
      const body = `<!doctype html><title>x</title><body>${served}`
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    }
    const isPicture = /^https:\/\/school\.test\/upload\/[^/?]+$/.test(address)
    if (!isPicture) escaped.push(address)
    return isPicture ? route.fulfill({ status: 204 }) : route.abort()
  })

  /** Everything live or foreign in `html`, as a page's own markup and as `innerHTML`. */
  return async (html: string): Promise<string[]> => {
    escaped.length = 0
    served = html
    await page.goto(SITE, { waitUntil: 'load' })
    const rest = { tags: TAGS, values: VALUES }
    const asDocument = await page.evaluate(inspectHere, { html: undefined, ...rest })
    const asFragment = await page.evaluate(inspectHere, { html, ...rest })
    const again = await page.evaluate(() => document.body.innerHTML)
    const reparsed =
      again === html ? [] : await page.evaluate(inspectHere, { html: again, ...rest })
    const isMoved = page.url().replace(/#.*/, '') !== SITE
    const left = isMoved ? [`moved to ${page.url()}`] : []
    return [...asDocument, ...asFragment, ...reparsed, ...escaped.map(to => `asked ${to}`), ...left]
  }
}
