/** From page to page the heading moves, which the link that was followed becomes; nothing waits for it. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserOfFile, whenHydrated } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { drawFrames } from '../../../setup/frames.ts'
import { sharedSite } from '../../../setup/site.ts'

interface Begun {
  /** What the heading was captured as, before and after. */
  from: string[]
  to: string[]
}

declare global {
  interface Window {
    begun: Begun[]
    /** Whether another transition takes the place of each at once. */
    cutsShort: boolean
    /** Which part began to change by and by, in what. */
    moved: string[]
  }
}

const { origin } = sharedSite()
const visit = browserOfFile()

/** Notes each transition that a page begins; runs in the page. */
function watch() {
  window.begun = []
  window.moved = []
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    window.moved.push(`${(target as Element).localName} ${propertyName}`)
  })
  const start = document.startViewTransition.bind(document)
  const named = () =>
    [...document.querySelectorAll('*')]
      .filter(each => getComputedStyle(each).viewTransitionName !== 'none')
      .map(each => `${each.localName} ${each.textContent?.trim()}`)
  document.startViewTransition = options => {
    const transition = start(options)
    const begun: Begun = { from: named(), to: [] }
    window.begun.push(begun)
    void transition.updateCallbackDone.then(() => begun.to.push(...named()))
    if (window.cutsShort) setTimeout(() => start(() => undefined))
    return transition
  }
}

async function notices(reducedMotion: 'reduce' | 'no-preference') {
  const known = await specialNotices(origin)
  const page = await visit(`${origin}/latestNotice`, {
    width: 390,
    context: { reducedMotion },
    before: async empty => {
      await empty.addInitScript(acknowledge, known)
      await empty.addInitScript(watch)
    },
  })
  await whenHydrated(page)
  return page
}

const firstNotice = (page: Page) => page.locator('main a[href^="/latestNoticeDetail/"]').first()
const begun = (page: Page) => page.evaluate(() => window.begun)

it('the link that is followed becomes the heading of its page, where everything can be clicked meanwhile', async () => {
  const page = await notices('no-preference')
  const title = (await firstNotice(page).textContent())?.trim()
  await firstNotice(page).click()
  await page.locator('main h1', { hasText: title }).waitFor()
  await page.getByRole('button', { name: '開啟選單' }).click()
  await page.getByRole('navigation', { name: '目錄', exact: true }).waitFor()
  await expect.poll(() => begun(page)).toEqual([{ from: [`a ${title}`], to: [`h1 ${title}`] }])

  // Cut short, it is no failure.
  await page.goBack()
  await page.locator('main h1', { hasText: '最新公告' }).waitFor()
  await page.evaluate(() => {
    window.begun = []
    window.cutsShort = true
  })
  await firstNotice(page).click()
  await page.locator('main h1', { hasText: title }).waitFor()
  await expect.poll(async () => (await begun(page)).length).toBe(1)
})

/** Opens the search, which comes by and by. */
async function openSearch(page: Page) {
  await page.getByRole('button', { name: '搜尋', exact: true }).click()
  await page.getByRole('dialog', { name: '搜尋' }).waitFor()
}
const moved = (page: Page) => page.evaluate(() => window.moved)

it('is left out where somebody wants nothing to move, as is every change by and by of any part', async () => {
  const page = await notices('reduce')
  await firstNotice(page).click()
  await page.locator('main h1', { hasNotText: '最新公告' }).waitFor()
  await openSearch(page)
  // Of everything at once, as by another size of all text.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '120%'))
  await drawFrames(page)
  expect([await begun(page), await moved(page)]).toEqual([[], []])

  const other = await notices('no-preference')
  await openSearch(other)
  await expect.poll(() => moved(other)).not.toEqual([])
})
