/**
 * `npm run bench:pages [-- runs]`: Lighthouse (mobile, simulated throttling) over four pages of ours
 * and, in the same run and turn by turn, over the same pages made by hand. Medians; on a shared
 * machine the ratios count and the times do not.
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { prepare } from '../../server/cli/prepare.mjs'
import { provideBrowser } from '../setup/findBrowser.mjs'
import { startMeasuredSite } from './measuredSite.mjs'
import { referenceOf } from './reference.mjs'

const CATEGORIES = {
  performance: 'Perf',
  accessibility: 'A11y',
  'best-practices': 'BP',
  seo: 'SEO',
}

const LOST_TRACE = 'NO_NAVSTART'

const runs = Number(process.argv[2] ?? 5)

await prepare()
const site = await startMeasuredSite()
try {
  const pages = await Promise.all((await pagePaths(site.origin)).map(withReference))
  const measured = new Map(
    pages.flatMap(({ path, reference }) => [
      [path, []],
      [reference, []],
    ]),
  )
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`run ${run} of ${runs}\n`)
    for (const path of measured.keys()) measured.get(path).push(await visit(site.origin + path))
  }
  console.log(table(pages, measured))
} finally {
  await site.stop()
}

async function pagePaths(origin) {
  const answer = await fetch(`${origin}/api/getEnableSingleCourse`)
  const [course] = (await answer.json()).data
  return [
    '/home',
    '/course#current-courses',
    `/course/courseDetail/single/${course.id}`,
    '/latestNotice',
  ]
}

async function withReference(path, index) {
  const html = await (await fetch(site.origin + path)).text()
  const file = `/reference/${index}.html`
  await site.addFile(file, referenceOf(html))
  const hash = path.includes('#') ? path.slice(path.indexOf('#')) : ''
  return { path, reference: file + hash }
}

/** Now and then Lighthouse loses the beginning of its own trace; such a visit is made again. */
async function visit(url, attempts = 4) {
  try {
    return await measure(url)
  } catch (error) {
    if (attempts <= 1 || error.code !== LOST_TRACE) throw error
    return visit(url, attempts - 1)
  }
}

/** One visit by a phone that was never here, in a browser of its own. */
async function measure(url) {
  const chrome = await launch({
    chromePath: provideBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: Object.keys(CATEGORIES),
    })
    if (lhr.runtimeError) {
      const { code, message } = lhr.runtimeError
      throw Object.assign(new Error(`${url}: ${message}`), { code })
    }
    return factsOf(lhr)
  } finally {
    chrome.kill()
  }
}

function factsOf({ categories, audits }) {
  const value = name => audits[name].numericValue
  const requests = audits['network-requests'].details.items
  const sent = type =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    scores: Object.keys(CATEGORIES).map(name => Math.round(categories[name].score * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    script: sent('Script'),
    style: sent('Stylesheet'),
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}

function table(pages, measured) {
  const median = (list, pick) => list.map(pick).sort((a, b) => a - b)[Math.floor(list.length / 2)]
  const kilobytes = bytes => (bytes / 1000).toFixed(1)
  const heads = [
    ...Object.values(CATEGORIES),
    'LCP',
    'of the reference',
    'ratio',
    'CLS',
    'TBT',
    'script',
    'style',
  ]
  const rows = pages.map(({ path, reference }) => {
    const ours = measured.get(path)
    const theirs = median(measured.get(reference), facts => facts.lcp)
    const lcp = median(ours, facts => facts.lcp)
    return [
      path.replace(/[0-9a-f]{24}/, '…'),
      ...Object.keys(CATEGORIES).map((_, index) => median(ours, facts => facts.scores[index])),
      `${Math.round(lcp)} ms`,
      `${Math.round(theirs)} ms`,
      (lcp / theirs).toFixed(2),
      median(ours, facts => facts.cls).toFixed(3),
      `${Math.round(median(ours, facts => facts.tbt))} ms`,
      `${kilobytes(median(ours, facts => facts.script))} kB`,
      `${kilobytes(median(ours, facts => facts.style))} kB`,
    ]
  })
  const faults = pages.flatMap(({ path }) =>
    [...new Set(measured.get(path).flatMap(facts => facts.faults))].map(id => `${path}: ${id}`),
  )
  const lines = [['page', ...heads], ['page', ...heads].map(() => '---'), ...rows]
  return [...lines.map(cells => `| ${cells.join(' | ')} |`), ...faults].join('\n')
}
