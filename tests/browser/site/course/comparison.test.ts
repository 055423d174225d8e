/** Courses that were saved stand side by side. */
import { expect, it } from 'vitest'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const window = oneWindow(async () => {
  const page = await visit(`${origin}/course`, { width: 390 })
  await page.getByRole('button', { name: '我已知悉' }).click()
  await page.locator('[data-routed]').waitFor()
  return page
})

const list = () => window().locator('main section#current-courses')
const comparison = () => window().getByRole('region', { name: '課程比較表' })
const titles = () => comparison().getByRole('columnheader').getByRole('link').allTextContents()

/** Saves a course by the button of its row. @returns its name */
async function save(row: number): Promise<string> {
  const button = list().locator('li').getByRole('button', { name: /^收藏/ }).nth(row)
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  return ((await button.getAttribute('aria-label')) ?? '').slice('收藏'.length)
}

it('one alone is compared with nothing, two and more with each other, the latest first', async () => {
  const first = await save(0)
  await window().goto(origin + SAVED_HREF)
  await window().getByRole('link', { name: first }).filter({ visible: true }).waitFor()
  expect(await comparison().count()).toBe(0)
  await window().goBack()
  const second = await save(1)
  await window().goto(origin + SAVED_HREF)
  await expect.poll(titles).toEqual([second, first])
  for (const row of ['上課時間', '學費', '截止報名', '上課地點']) {
    await comparison().getByRole('rowheader', { name: row }).waitFor()
  }
})

it('of more than three one chooses which, on any phone', async () => {
  await window().goto(`${origin}/course`)
  await window().locator('[data-routed]').waitFor()
  const [third, fourth] = [await save(2), await save(3)]
  await window().goto(origin + SAVED_HREF)
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([fourth, third])
  const last = comparison().getByRole('combobox', { name: '第3欄的課程' })
  const [, , , oldest = ''] = await last.locator('option').allTextContents()
  await last.selectOption(oldest)
  await expect.poll(async () => (await titles())[2]).toBe(oldest)
  for (const width of [320, 390, 1280]) {
    await window().setViewportSize({ width, height: 900 })
    expect(await overflowOf(window())).toBe(0)
  }
  await expectAccessible(window())
})

it('each stands once where as many are left as have room, whichever was chosen before', async () => {
  const [newest = '', , oldest = ''] = await titles()
  const first = comparison().getByRole('combobox', { name: '第1欄的課程' })
  await first.selectOption(oldest)
  await comparison().getByRole('combobox', { name: '第3欄的課程' }).selectOption(newest)
  await expect.poll(titles).toEqual([oldest, expect.any(String), newest])
  await window()
    .locator('#saved')
    .getByRole('button', { name: `收藏${oldest}` })
    .click()
  await expect.poll(async () => new Set(await titles()).size).toBe(3)
})

it('what another page has changed meanwhile stands on one that the browser had put by', async () => {
  const [first = '', ...others] = await window().evaluate(
    () => JSON.parse(localStorage.getItem('savedCourses') ?? '[]') as string[],
  )
  expect(others.length).toBe(2)
  await window().evaluate(
    hrefs => {
      localStorage.setItem('savedCourses', JSON.stringify(hrefs))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    [first],
  )
  await comparison().waitFor({ state: 'detached' })
  expect(await window().locator('#saved li').count()).toBe(1)
})
