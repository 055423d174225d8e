/**
 * The first thing that a person does to a page, as it reaches the browser: a still finger, a button of
 * the mouse that has not moved, one key. Playwright's own `tap` and `click` move a pointer first.
 */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { openPage } from './browser.ts'

/** Seconds after the page has loaded; or while its scripts are held back, at its first sight. */
export type UseMoment = 0 | 1 | 3 | 'held'

export const moments: readonly UseMoment[] = [0, 1, 3, 'held']

const HELD_MS = 3_000

export interface OpenedPage {
  page: Page
  /** When the last script had come, by this process's clock. */
  scriptsThereAt: () => number
}

interface Visit {
  width: number
  moment: UseMoment
  /** Shown from the first paint on. */
  sight: (page: Page) => Locator
  expected?: readonly RegExp[]
  /** Of other hosts; nothing reaches them. */
  others?: RegExp
}

/** Opens `url` for somebody who has acknowledged `notices` and does nothing until the moment. */
export async function lookAt(
  browser: Browser,
  url: string,
  notices: Record<string, number>,
  visit: Visit,
): Promise<OpenedPage> {
  const { width, moment, sight, others, expected = [] } = visit
  let scriptsThereAt = 0
  const page = await openPage(browser, url, {
    width,
    height: width < 600 ? 844 : 800,
    context: { hasTouch: width < 600, isMobile: width < 600 },
    expected: others ? [/asked another host/, /ERR_FAILED/, ...expected] : expected,
    until: moment === 'held' ? 'commit' : 'load',
    before: async opening => {
      await opening.addInitScript(acknowledge, notices)
      if (others) await opening.route(others, route => route.abort())
      if (moment === 'held') {
        const isOver = setTimeout(HELD_MS)
        await opening.route('**/*.js', async route => {
          await isOver
          await route.continue()
        })
      }
      opening.on('requestfinished', request => {
        if (request.resourceType() === 'script') scriptsThereAt = Date.now()
      })
    },
  })
  await sight(page).waitFor()
  if (moment !== 'held' && moment > 0) await page.waitForTimeout(moment * 1_000)
  return { page, scriptsThereAt: () => scriptsThereAt }
}

/** What a device remembers of who has acknowledged them all. */
export async function specialNotices(origin: string): Promise<Record<string, number>> {
  const answer = await fetch(`${origin}/api/getSpecialLatestNotice`)
  const { data } = (await answer.json()) as { data: { id: string; revision: number }[] }
  return Object.fromEntries(data.map(({ id, revision }) => [id, revision]))
}

/** For `addInitScript`: nothing is in the way of a page's first use. */
export function acknowledge(notices: Record<string, number>) {
  // A frame, such as a player's or a browser's own viewer, may have none; and the browser's own page for
  // a host that did not answer, which is nobody's, has none.
  if (self === top && origin !== 'null')
    localStorage.setItem('acknowledgedNotices', JSON.stringify(notices))
}

/** Where the element stands now, brought into sight without anybody's doing. */
async function placeOf(control: Locator): Promise<{ x: number; y: number }> {
  return await control.evaluate(element => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}

/** A finger that comes and goes at one point. */
export async function tap(control: Locator): Promise<void> {
  const place = await placeOf(control)
  const session = await control.page().context().newCDPSession(control.page())
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A mouse's button that goes down and up, and the mouse never moved. */
export async function press(control: Locator): Promise<void> {
  const place = await placeOf(control)
  const session = await control.page().context().newCDPSession(control.page())
  const button = { ...place, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
}

/** One key, wherever the focus is. */
export const key = (name: string) =>
  Object.defineProperty(
    async (control: Locator): Promise<void> => {
      await control.page().keyboard.press(name)
    },
    'name',
    { value: name },
  )

/** The next of the choices, by key. */
export async function choose(control: Locator): Promise<void> {
  await control.focus()
  await control.page().keyboard.press('ArrowDown')
}

/** Enter, where the focus came by itself. */
export async function enter(control: Locator): Promise<void> {
  await control.focus()
  await control.page().keyboard.press('Enter')
}
