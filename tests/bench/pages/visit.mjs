/** What Lighthouse says of one page. */
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { provideBrowser } from '../../setup/findBrowser.mjs'

/** By Lighthouse's name: the head of its column. */
export const CATEGORIES = {
  performance: 'Perf',
  accessibility: 'A11y',
  'best-practices': 'BP',
  seo: 'SEO',
}

/** How every browser of this bench is started. */
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

const METRICS = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

/** By Lighthouse: it missed the beginning of the visit, or what was painted in it. */
const LOST_TRACE = ['NO_NAVSTART', 'NO_FCP', 'NO_LCP']

/**
 * Times in milliseconds, and bytes as they came over the line, heads included. Now and then Lighthouse
 * loses a part of its own trace; such a visit is made again.
 */
export async function visit(url, attempts = 4) {
  try {
    return await measure(url)
  } catch (error) {
    if (attempts <= 1 || !LOST_TRACE.includes(error.code)) throw error
    process.stderr.write(`${error.message}; once more\n`)
    return visit(url, attempts - 1)
  }
}

/**
 * Bytes in Brotli of the styles that stand in a page: they are a part of its HTML, where no request says
 * what they cost.
 */
export function inlineStyle(html) {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style)
  return styles.length > 0 ? brotliCompressSync(styles.join('')).length : 0
}

/** One visit by a phone that was never here, in a browser of its own. */
async function measure(url) {
  const chrome = await launch({
    chromePath: provideBrowser(),
    chromeFlags: ['--headless=new', ...FLAGS],
  })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: Object.keys(CATEGORIES),
    })
    if (lhr.runtimeError) {
      const { code, message } = lhr.runtimeError
      throw lost(`${url}: ${message}`, code)
    }
    return factsOf(url, lhr)
  } finally {
    chrome.kill()
  }
}

const lost = (message, code) => Object.assign(new Error(message), { code })

function factsOf(url, { categories, audits }) {
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const { numericValue, errorMessage = '' } = audits[id]
    if (numericValue !== undefined) return [name, numericValue]
    // Only the message has the code: `NO_LCP`, or an error of Lighthouse's own.
    const code = LOST_TRACE.find(known => errorMessage.includes(known))
    throw lost(`${url} has no ${id}: ${errorMessage}`, code)
  })
  const requests = audits['network-requests'].details.items
  const sent = type =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    ...Object.fromEntries(metrics),
    scores: Object.keys(CATEGORIES).map(name => Math.round(categories[name].score * 100)),
    html: sent('Document'),
    sheets: sent('Stylesheet'),
    script: sent('Script'),
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}
