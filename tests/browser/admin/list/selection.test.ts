/** Choosing several records of a long list. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, lookFor } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'
import { badge } from '../../../setup/staffAt.ts'

const { site, open } = await adminAtSite(workerSite())

const named = (number: number) => `選擇${String(number).padStart(2, '0')}`

/** A page of a list has fifty. */
const COUNT = 53
let takeAway: () => Promise<void>
beforeAll(async () => {
  const staff = await signIn(site)
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)
  takeAway = await staff.addAll(
    'Tutor',
    numbers.map(number => ({ name: named(number), sort_number: 1000 + number })),
  )
}, 60_000)
const window = oneWindow(() => open('/admin/tutor'))
afterAll(() => takeAway(), 60_000)

const bar = (page: Page) => page.getByRole('region', { name: '所選的記錄' })
const box = (page: Page, number: number) => page.getByLabel(`選取${named(number)}`, { exact: true })
/** Whether what sorts the list, and chooses all of a page, stands where one sees and reaches it. */
const areHeadsSeen = (page: Page) =>
  page.locator('thead').evaluate(head =>
    [...head.querySelectorAll('button, input')].every(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  )
const expectChosen = (page: Page, count: number) => bar(page).getByText(`已選${count}項`).waitFor()

/** All of them, and none chosen. */
async function openAll(): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/tutor')
  await lookFor(page, tutor, '選擇')
  // The list follows what is typed when it can: until then the others stand above.
  const first = page.locator('[data-title] a').first()
  await expect.poll(() => first.textContent()).toBe(named(1))
  if (await bar(page).count()) await bar(page).getByRole('button', { name: '取消選取' }).click()
  await bar(page).waitFor({ state: 'detached' })
  return page
}

describe('what is chosen', () => {
  it.each([390, 1280])(
    'is told at the end of the window, and moves no row, at %i px',
    async width => {
      const page = await openAll()
      await page.setViewportSize({ width, height: 900 })
      expect(await areHeadsSeen(page)).toBe(true)
      const top = () => box(page, 2).evaluate(each => each.getBoundingClientRect().top)
      const before = await top()
      await box(page, 1).check()
      await expectChosen(page, 1)
      expect(await top()).toBe(before)
      const { bottom, height } = await bar(page).evaluate(each => each.getBoundingClientRect())
      expect(Math.round(bottom)).toBe(900)
      expect(height).toBeLessThan(200)
      // What a list is made of is looked at by itself: `account/access.test.ts`.
      if (width === 390) await expectAccessible(page, { include: '[aria-label="所選的記錄"]' })
    },
  )

  it('leaves the keyboard at the list when it is done with, and when that is taken back', async () => {
    const page = await openAll()
    const isAtList = () => page.evaluate(() => document.activeElement?.matches('main table'))
    const press = (name: string) =>
      bar(page).getByRole('button', { name, exact: true }).press('Enter')
    await box(page, 1).check()
    await press('取消選取')
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(isAtList).toBe(true)
    await box(page, 1).check()
    await box(page, 2).check()
    await press('停用')
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(isAtList).toBe(true)
    await page.locator('[data-undo]').getByRole('button', { name: '復原' }).press('Enter')
    await page.locator('[data-undo]').waitFor({ state: 'detached' })
    await expect.poll(isAtList).toBe(true)
  })

  it('is a range from one box to the next with Shift, both ways', async () => {
    const page = await openAll()
    await box(page, 3).check()
    await box(page, 6).click({ modifiers: ['Shift'] })
    await expectChosen(page, 4)
    await box(page, 5).click({ modifiers: ['Shift'] })
    await expectChosen(page, 2)
    expect(await box(page, 4).isChecked()).toBe(true)
    expect(await box(page, 6).isChecked()).toBe(false)
    // The keyboard's way.
    await box(page, 1).focus()
    await page.keyboard.press('Shift+Space')
    await expectChosen(page, 5)
  })

  it('is all that was found, not the page alone', async () => {
    const page = await openAll()
    await page.getByRole('checkbox', { name: '選取此頁全部' }).check()
    await expectChosen(page, 50)
    const all = bar(page).getByRole('button', { name: `選取全部${COUNT}項` })
    await all.click()
    await expectChosen(page, COUNT)
    await all.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '下一頁' }).click()
    await expect.poll(() => box(page, COUNT).isChecked()).toBe(true)
  })

  it('counts only as long as the list shows it', async () => {
    const page = await openAll()
    await box(page, 11).check()
    await box(page, 12).check()
    await expectChosen(page, 2)
    await page.getByLabel('搜尋導師').fill(named(12))
    await expectChosen(page, 1)
    await bar(page).getByRole('button', { name: '停用', exact: true }).click()
    await page.getByText('已停用1項').waitFor()
    await page.getByLabel('搜尋導師').fill('選擇1')
    await box(page, 11).waitFor()
    const isOn = (number: number) => page.getByLabel(`啟用${named(number)}`).isChecked()
    expect(await isOn(12)).toBe(false)
    expect(await isOn(11)).toBe(true)
  })
})

it('a double click on the bin of a row spares the row that moves up to it', async () => {
  const page = await openAll()
  const bin = (number: number) => page.getByRole('button', { name: `刪除${named(number)}` })
  const { x = 0, y = 0 } = (await bin(1).boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + 10)
  await bin(1).waitFor({ state: 'detached' })
  expect(await bin(2).boundingBox()).toMatchObject({ x, y })
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // How one takes back what is just being sent is another rule.
  await expect.poll(() => badge(page).innerText()).toMatch(/0$/)
  await page.locator('[data-undo]').getByRole('button', { name: '復原' }).click()
  await bin(1).waitFor()
  expect(await bin(2).count()).toBe(1)
})
