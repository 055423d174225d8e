/** What people come for, each in at most two taps from the home page of a phone. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const window = oneWindow(async () => {
  const page = await visit(`${origin}/home`, {
    width: 390,
    context: { hasTouch: true },
  })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
})

let taps = 0

/** Taps what has that name, in that part of the page. */
async function tap(page: Page, part: string, name: string | RegExp): Promise<void> {
  taps += 1
  await page.locator(part).getByRole('link', { name }).filter({ visible: true }).first().tap()
}

beforeEach(async () => {
  taps = 0
  await window().goto(`${origin}/home`)
  await window().getByRole('heading', { level: 1 }).waitFor()
})

const reads = (page: Page, words: RegExp) =>
  page.locator('main').getByText(words).filter({ visible: true }).first().waitFor()

const tasks: readonly [task: string, found: (page: Page) => Promise<unknown>][] = [
  [
    'which courses are open, and until when',
    async page => {
      await tap(page, 'main', /^全部\d+項招生課程/)
      await page.waitForURL('**/course#current-courses')
      await reads(page, /^共\d+項課程/)
      await reads(page, /^\d{4}年\d+月\d+日（星期.）/)
    },
  ],
  [
    'what a course costs, where and when it is, and whether there is a subsidy',
    async page => {
      await tap(page, 'main', '可用資助')
      await page.waitForURL('**/course?subsidy=1#current-courses')
      await tap(page, 'main section ul:not([aria-label]) > li', /./)
      await page.waitForURL('**/courseDetail/**')
      for (const label of ['學費', '上課時間', '上課地點', '資助']) {
        await page.locator('dt').getByText(label, { exact: true }).first().waitFor()
      }
    },
  ],
  [
    'how to enrol',
    async page => {
      await tap(page, 'main', '報名須知')
      await page.waitForURL('**/registration#notice')
      await reads(page, /報名/)
    },
  ],
  [
    'where the school is and when it is open',
    async page => {
      await tap(page, 'footer', /辦公時間/)
      await page.waitForURL('**/about#contact')
      await page.getByRole('link', { name: /地圖/ }).first().waitFor()
      await page.getByRole('table').getByText('星期日').waitFor()
    },
  ],
  [
    'whether there are classes under signal 8',
    async page => {
      await tap(page, 'main', '惡劣天氣安排')
      await page.waitForURL('**/registration#bad-weather')
      await page.getByRole('cell', { name: '八號' }).waitFor()
      await reads(page, /全部停課/)
    },
  ],
  [
    'who teaches',
    async page => {
      await tap(page, 'main', '認識工匠學院')
      await page.waitForURL('**/macau-course')
      taps += 1
      await page.locator('main summary').first().tap()
      await page.locator('main').getByRole('link', { name: '專家團隊' }).waitFor()
    },
  ],
]

it.each(tasks)('%s', async (_task, found) => {
  await found(window())
  expect(taps).toBeLessThanOrEqual(2)
})

it('both ways to enrol stand above all that is written about it, each in three steps and with what to bring', async () => {
  await window().goto(`${origin}/registration#notice`)
  const page = window().locator('#notice')
  for (const [way, bring] of [
    ['網上報名', '備妥所需文件的影像檔'],
    ['親臨報名', '帶同所需文件的正本及副本'],
  ] as const) {
    const heading = page.getByRole('heading', { name: way, exact: true })
    const steps = heading.locator('xpath=following-sibling::ol[1]').locator('li')
    expect(await steps.count()).toBe(3)
    expect(await steps.first().textContent()).toContain(bring)
  }
  const tops = await page
    .locator('ol, table')
    .evaluateAll(parts => parts.map(part => [part.localName, part.getBoundingClientRect().top]))
  const topOf = (name: string) =>
    tops.filter(([part]) => part === name).map(([, top]) => Number(top))
  expect(Math.max(...topOf('ol').slice(0, 2))).toBeLessThan(Math.min(...topOf('table')))
})
