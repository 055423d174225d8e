/**
 * How soon a page answers what is done to it, as INP has it: from the click or the key until the next
 * paint, by the browser's own Event Timing. A page may keep a click until its components are there, and
 * then has painted long before it does what was asked; so it is also said when that was to be seen.
 */
import { chromium } from 'playwright-core'
import { provideBrowser } from '../../setup/findBrowser.mjs'
import { FLAGS } from './visit.mjs'

/** A slow phone beside the machine that measures; Lighthouse's own figure for one. */
export const SLOWDOWN = 4

/** The shortest that the browser tells of: what it leaves out took less. */
const SHORTEST_MS = 16

/** Between two keys of somebody who types well, or a slow key would be counted again in the next. */
const KEY_MS = 120

/** How long one looks at a page after the special notice, before one does anything to it. */
const LOOK_MS = 2_000

/** By when after a paint the browser has told of all that led to it. */
const TOLD_MS = 250

const button = (page, name) => page.getByRole('button', { name, exact: true })
const field = page => page.getByRole('dialog', { name: '搜尋' }).getByRole('searchbox')
const openSearch = page => button(page, '搜尋').click()

/**
 * What is done: `use`, after `before`, which is not measured. `shown` runs in the page, and says the time
 * once that is to be seen which was asked for. What `leaves` the page is a page of its own as the first use.
 */
export const interactions = [
  {
    what: 'the menu, opened',
    path: '/home',
    width: 390,
    use: page => button(page, '開啟選單').click(),
    shown: () => document.querySelector('[aria-label="關閉選單"]') && performance.now(),
  },
  {
    what: 'a filter of the course list',
    path: '/course#current-courses',
    width: 1280,
    use: page => page.getByRole('checkbox', { name: /^週末/ }).filter({ visible: true }).click(),
    shown: () =>
      [...document.querySelectorAll('main a')].some(
        link => link.textContent === '清除篩選' && link.checkVisibility(),
      ) && performance.now(),
  },
  {
    what: 'the search, opened',
    path: '/home',
    width: 1280,
    use: openSearch,
    shown: () => document.querySelector('dialog[open] [type=search]') && performance.now(),
  },
  {
    what: 'the search, typed into',
    path: '/home',
    width: 1280,
    before: async page => {
      await openSearch(page)
      await field(page).waitFor()
    },
    // Letters: what an input method composes comes without keys, and is not counted.
    use: page => field(page).pressSequentially('DEG101', { delay: KEY_MS }),
    shown: () =>
      document
        .querySelector('dialog[open] ol[aria-busy=false] a')
        ?.textContent.includes('工商管理學士學位課程') && performance.now(),
  },
  {
    what: 'a picture of the gallery, opened',
    path: '/about#campus',
    width: 1280,
    use: page => page.getByRole('link', { name: '圖書館', exact: true }).click(),
    shown: () => document.querySelector('dialog[open] img') && performance.now(),
  },
  {
    what: 'a course of the list, opened',
    path: '/course#current-courses',
    width: 390,
    leaves: true,
    use: page => page.locator('main a[href*="/courseDetail/"]:visible').first().click(),
    shown: () =>
      location.pathname.includes('/courseDetail/') &&
      document.querySelector('main')?.textContent.includes('課程編號') &&
      performance.now(),
  },
]

/**
 * Milliseconds of the slowest event of it, and until what was asked for was seen: `alive` in a page that
 * answers by itself, after the special notice has been acknowledged, and `first` as the first thing that is
 * done to the page at the next visit. Now and then a browser stops drawing; then it is done again.
 */
export async function interact(origin, interaction, attempts = 3) {
  try {
    return await inBrowser(origin, interaction)
  } catch (error) {
    if (attempts <= 1) throw error
    process.stderr.write(`${interaction.what}: ${error.message}; once more\n`)
    return interact(origin, interaction, attempts - 1)
  }
}

async function inBrowser(origin, interaction) {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: FLAGS })
  try {
    const { path, width } = interaction
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      serviceWorkers: 'block',
    })
    await context.addInitScript(watchEvents, SHORTEST_MS)
    const alive = await slowPage(context, origin + path)
    await button(alive, '我已知悉').click()
    await alive.waitForFunction(() => !document.querySelector('dialog[open]') && held.isOver)
    await alive.waitForTimeout(LOOK_MS)
    const answer = await measure(alive, interaction)
    await alive.close()
    if (interaction.leaves) return { alive: answer }
    const first = await slowPage(context, origin + path)
    return { alive: answer, first: await measure(first, interaction) }
  } finally {
    await browser.close()
  }
}

async function slowPage(context, url) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  return page
}

async function measure(page, { before, use, shown }) {
  await before?.(page)
  await page.evaluate(() => globalThis.watched.begin())
  await use(page)
  const seenAt = await (await page.waitForFunction(shown)).jsonValue()
  // Not `evaluate`, which would wait for ever for a frame that never comes.
  const end = await page.waitForFunction(told => globalThis.watched.end(told), TOLD_MS)
  const { durations, count, usedAt } = await end.jsonValue()
  // Otherwise nothing told of would be taken for something quick.
  if (count === 0) throw new Error('the browser has counted no interaction')
  return { inp: Math.max(SHORTEST_MS, ...durations), seen: seenAt - usedAt }
}

/** In the page, before anything else: keeps what the browser tells of clicks and keys. */
function watchEvents(durationThreshold) {
  const entries = []
  let begun = { at: 0, count: 0 }
  let usedAt = 0
  const observer = new PerformanceObserver(list => entries.push(...list.getEntries()))
  observer.observe({ type: 'event', durationThreshold })
  const note = ({ timeStamp }) => {
    usedAt = timeStamp
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, note, { capture: true, passive: true })
  }
  globalThis.watched = {
    begin() {
      begun = { at: performance.now(), count: performance.interactionCount }
    },
    async end(toldMs) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      await new Promise(resolve => setTimeout(resolve, toldMs))
      entries.push(...observer.takeRecords())
      const durations = entries
        .filter(({ interactionId, startTime }) => interactionId > 0 && startTime >= begun.at)
        .map(({ duration }) => duration)
      return { durations, count: performance.interactionCount - begun.count, usedAt }
    },
  }
}
