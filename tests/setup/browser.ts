import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, type RunnerTestCase } from 'vitest'
import { isAlive } from './alive.ts'
import { saveEvidence } from './evidence.ts'
import { hasStoppedDrawing, NO_FRAME } from './frames.ts'
import { hold } from './hold.ts'
import { watchContext } from './witnesses.ts'

/** How every browser of the tests is started. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that `npm test` has found, with all that it shows by itself, such as documents. */
export const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium'

/** The same engine alone, where there is one: half of the work for each page. */
export const ENGINE = process.env.CHROME_SHELL_PATH || CHROME

/** @param executablePath the engine, unless a test is about what only the whole browser does */
export const openBrowser = (executablePath = ENGINE): Promise<Browser> =>
  chromium.launch({ executablePath, args })

interface PageOptions {
  /** CSS pixels. */
  width: number
  height?: number
  /** Console errors that the page is meant to cause, such as its own 404. */
  expected?: readonly RegExp[]
  context?: BrowserContextOptions
  /** What is done to the empty window. */
  before?: (page: Page) => Promise<unknown>
  /** What is waited for; `load` where nothing is said. */
  until?: 'commit' | 'load'
}

/** What Playwright itself says where it keeps workers away. */
const NO_WORKER = /Service Worker registration blocked by Playwright/

/** A window, with what its page complained of and was not meant to. */
interface Watched {
  page: Page
  url: string
  /** Those that have come since it was asked last. */
  complaints: () => string[]
}

/** Where the windows go that are opened for a whole block of tests: `oneWindow`. */
let ofBlock: Watched[] | undefined

/**
 * Opens `url` in a window of its own, whose pages come from the server, and not
 * from a worker or from a copy on the device. When the test ends the window is closed, and the test fails
 * for anything the page complained of (an error, a warning of React, a breach of its
 * Content-Security-Policy) and for any request to another host.
 */
export async function openPage(browser: Browser, url: string, options: PageOptions): Promise<Page> {
  const { width, height = 900, expected = [], context: contextOptions, before, until } = options
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    ...contextOptions,
  })
  watchContext(context)
  await context.addInitScript(saveData)
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', error => said.push(String(error)))
  page.on('console', message => {
    const { url: source } = message.location()
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint) said.push(`${message.text()} (${source})`)
  })
  page.on('request', request => {
    if (leavesSite(request.url(), url)) said.push(`asked another host: ${request.url()}`)
  })
  const known = [NO_WORKER, ...expected]
  const watched: Watched = {
    page,
    url,
    complaints: () => said.splice(0).filter(text => !known.some(pattern => pattern.test(text))),
  }
  if (ofBlock) ofBlock.push(watched)
  else onTestFinished(({ task }) => conclude(watched, task, true))
  await before?.(page)
  await page.goto(url, { waitUntil: until })
  return page
}

/** The end of a test that looked at the window, which is closed with it or goes on to the next one. */
async function conclude(
  { page, url, complaints }: Watched,
  test: Readonly<RunnerTestCase>,
  isLast: boolean,
): Promise<void> {
  const hasStopped = test.result?.state === 'fail' && (await hasStoppedDrawing(page))
  const unexpected = complaints()
  await saveEvidence(test, unexpected)
  if (isLast) await page.context().close()
  if (hasStopped) throw new Error(NO_FRAME)
  expect(unexpected, `complaints of ${url}`).toEqual([])
}

/**
 * Registers what starts and ends a browser around the tests of a file, or of a block.
 * @returns `openPage` in it
 */
export function browserOfFile(executablePath = ENGINE) {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(executablePath)
  })
  afterAll(() => browser.close())
  return (url: string, options: PageOptions): Promise<Page> => openPage(browser, url, options)
}

/**
 * One window for all tests of a block, which look at it one after the other, so that a page is not loaded
 * again for each rule. A test that changes something of it puts that back.
 * @param open by `openPage`, or by what calls it
 * @returns the page, from the first test on
 */
export function oneWindow(open: () => Promise<Page>): () => Page {
  const windows: Watched[] = []
  let page: Page
  const begin = async () => {
    ofBlock = windows
    try {
      page = await open()
    } finally {
      ofBlock = undefined
    }
  }
  const end = () => Promise.all(windows.splice(0).map(watched => watched.page.context().close()))
  beforeAll(begin)
  afterEach(async ({ task }) => {
    try {
      for (const watched of windows) await conclude(watched, task, false)
    } catch (error) {
      // The test is run once more, and those after it have to see something, too.
      if (error instanceof Error && error.message === NO_FRAME) await end().then(begin)
      throw error
    }
  })
  afterAll(end)
  return () => page
}

/** Keeps the scripts of the next page back: it would come alive by itself, a second after it is painted. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js')

/** Waits until the page answers by itself: before, it stands as it was sent. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAlive)
}

/** In a page that nobody has used: the scripts it asked for before its components, all in one breath. */
export function scriptsBeforeComponents(): string[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = all.filter(({ name }) => /\.js$/.test(name))
  const entry = scripts.find(({ name }) => /\/entry-client-/.test(name))
  const isThere = entry?.responseEnd ?? 0
  return scripts.filter(({ startTime }) => startTime < isThere).map(({ name }) => name)
}

/** Who saves data gets no copy of all content unasked, which would answer calls that a test makes fail. */
export function saveData() {
  const { connection } = navigator as { connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { get: () => true })
}

function leavesSite(requested: string, url: string): boolean {
  const { protocol, host } = new URL(requested)
  return protocol.startsWith('http') && host !== new URL(url).host
}
