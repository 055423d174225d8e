/** The key that chooses a character does nothing else, also where the composition has ended by then, as in Safari. */
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { workerSite } from '../../setup/site.ts'

const { open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/tutor'))

const FROM_INPUT_METHOD = 229

/** The key as Safari tells of it. @returns whether the page left it alone */
const choose = (field: Locator, key: 'Enter' | 'Escape') =>
  field.evaluate(
    (element, [key, keyCode]) => {
      const event = { key, keyCode, bubbles: true, cancelable: true }
      return element.dispatchEvent(new KeyboardEvent('keydown', event))
    },
    [key, FROM_INPUT_METHOD] as const,
  )

it('in the search over everything it opens nothing, and closes nothing', async () => {
  const page = window()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('回收筒')
  const finder = page.getByRole('dialog', { name: '搜尋', exact: true })
  await finder
    .getByRole('option', { name: /回收筒/ })
    .first()
    .waitFor()
  expect(await choose(finder.getByRole('combobox'), 'Enter')).toBe(true)
  expect(await page.locator('main h1').innerText()).toBe('導師')
  await choose(finder.getByRole('combobox'), 'Escape')
  await finder.getByRole('combobox').press('Enter')
  await expect.poll(() => page.locator('main h1').innerText()).toBe('回收筒')
})

it('among words that are typed one by one it ends none', async () => {
  const page = window()
  await page.getByRole('link', { name: '導師', exact: true }).click()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const words = page.getByRole('textbox', { name: '專業' })
  await words.fill('陶瓷')
  expect(await choose(words, 'Enter')).toBe(true)
  expect(await words.inputValue()).toBe('陶瓷')
  await words.press('Enter')
  await expect.poll(() => words.inputValue()).toBe('')
  await page.getByRole('button', { name: '移除陶瓷' }).waitFor()
})
