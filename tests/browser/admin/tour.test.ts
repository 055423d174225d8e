/** The tour is offered to who is here for the first time, taken once, and there again for who looks for it. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../setup/accessible.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { workerSite } from '../../setup/site.ts'

const { open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/home'))

const step = (page: Page, at: number): Locator => page.getByText(`第${at}步，共5步`)
const tour = (page: Page): Locator => page.getByRole('alertdialog')
const press = (page: Page, name: string) =>
  tour(page).getByRole('button', { name, exact: true }).click()

/** Whether all of it is in the window. */
const isInSight = (part: Locator) =>
  part.evaluate(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })

/** As on a device where it was never taken, unless this is one. */
async function offerAnew(page: Page): Promise<void> {
  const wasOffered = await page.evaluate(() => localStorage.getItem('tourOffered') !== null)
  if (!wasOffered) return
  await page.evaluate(() => localStorage.removeItem('tourOffered'))
  await page.reload()
}

it.each([1280, 390])(
  'shows five places, each in sight, at %i px',
  { timeout: 60_000 },
  async width => {
    const page = window()
    await page.setViewportSize({ width, height: 800 })
    await offerAnew(page)
    await page.getByRole('button', { name: '開始導覽' }).click()
    for (let at = 1; at <= 5; at += 1) {
      await step(page, at).waitFor()
      await expect.poll(() => isInSight(tour(page))).toBe(true)
      if (at === 1) await expectAccessible(page, { include: '[role=alertdialog]' })
      await press(page, at < 5 ? '下一步' : '完成')
    }
    await tour(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: '開始導覽' }).count()).toBe(0)
  },
)

it('is offered no more, ends with Escape, and is found by the search', async () => {
  const page = window()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await page.getByText('最近的更改').waitFor()
  expect(await page.getByRole('button', { name: '開始導覽' }).count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('使用導覽')
  await page.getByRole('option', { name: '使用導覽' }).click()
  await step(page, 1).waitFor()
  await page.keyboard.press('ArrowRight')
  await step(page, 2).waitFor()
  await page.keyboard.press('Escape')
  await tour(page).waitFor({ state: 'detached' })
})
