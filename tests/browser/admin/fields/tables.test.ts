/** Tables in the editor: made, grown, cut, headed and taken back, by mouse and by keys. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())

const plain =
  '<table><tbody><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td><td>丁</td></tr></tbody></table>'
const headed =
  '<table><thead><tr><th>課程</th><th>學費</th></tr></thead><tbody><tr><td>一</td><td>100</td></tr></tbody></table>'

/** The notices of these tests, by their titles. */
const texts = {
  兩行之間的表格: '<p>前文</p><p>後文</p>',
  文末的表格: '<p>文</p>',
  空白中的表格: '',
  空行上的表格: '<p>前</p><p><br></p><p>後</p>',
  逐步更改的表格: `<p>前</p>${plain}<p>後</p>`,
  一格的表格: '<p>前</p><table><tbody><tr><td>甲</td></tr></tbody></table><p>後</p>',
  兩個表格: `<p>前</p>${plain}<p>中</p>${headed}`,
  貼上的表格: '<p>前</p>',
  用鍵的表格: '<p>文</p>',
}
type Title = keyof typeof texts

let staff: Staff
const ids = new Map<string, string>()
beforeAll(async () => {
  staff = await signIn(site)
  for (const [title, content] of Object.entries(texts)) {
    ids.set(title, await staff.add('LatestNotice', { title, content }))
  }
})
const window = oneWindow(() => open('/admin/latestNotice'))
afterEach(async () => {
  await window().setViewportSize({ width: 1280, height: 900 })
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})
afterAll(async () => {
  for (const id of ids.values()) await staff.remove('LatestNotice', id)
})

async function openForm(title: Title): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link').first().click()
  await page.locator('.ql-editor').waitFor()
  return page
}

const tool = (page: Page, name = '表格') => page.getByRole('button', { name, exact: true })
const menu = (page: Page) => page.getByRole('menu', { name: '表格' })
const hasFocus = (page: Page) =>
  page.locator('.ql-editor').evaluate(each => each === document.activeElement)

async function choose(page: Page, name: string): Promise<void> {
  await tool(page).click()
  await menu(page).getByText(name, { exact: true }).click()
  await menu(page).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page)).toBe(true)
}

/** What stands in the editor: a line as its text, a table as its rows, those of headings in brackets. */
const shown = (page: Page) =>
  page.locator('.ql-editor').evaluate(root =>
    [...root.children].map(block =>
      block instanceof HTMLTableElement
        ? [...block.rows].map((row, index) => {
            const isHead = index === 0 && row.cells[0]?.dataset.row?.startsWith('head-')
            const words = [...row.cells].map(each => each.innerText.trim()).join('|')
            return isHead ? `[${words}]` : words
          })
        : (block as HTMLElement).innerText.trim(),
    ),
  )

const saved = async (page: Page, title: Title) => {
  await save(page)
  await rowOf(page, title).waitFor()
  const content = async () =>
    (await staff.list('LatestNotice')).find(each => each.id === ids.get(title))?.content as string
  return content
}

const cellOfCursor = (page: Page) =>
  page.evaluate(() => {
    const at = getSelection()?.anchorNode
    const element = at instanceof Element ? at : at?.parentElement
    return element?.closest('td')?.innerText.trim()
  })

const click = (page: Page, text: string) => page.locator('.ql-editor td', { hasText: text }).click()

it('one is put below the line of the cursor, which stays whole, and is written and published', async () => {
  const page = await openForm('兩行之間的表格')
  await page.locator('.ql-editor p').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await choose(page, '插入表格')
  expect(await shown(page)).toEqual(['前文', ['[||]', '||', '||'], '後文'])
  await page.keyboard.type('課程')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('一')
  await expect.poll(() => shown(page)).toEqual(['前文', ['[課程||]', '一||', '||'], '後文'])
  const content = await saved(page, '兩行之間的表格')
  await expect
    .poll(content)
    .toMatch(
      /^<p>前文<\/p><table><thead><tr><th scope="col">課程<\/th>.*<td>一<\/td>.*<p>後文<\/p>$/,
    )
})

it.each([
  ['at the end of a text', '文末的表格', ['文字', ['[||]', '||', '||'], '']],
  ['in what was empty', '空白中的表格', ['字', ['[||]', '||', '||'], '']],
] as const)('%s, a line is left below it to write on', async (_, title, then) => {
  const page = await openForm(title)
  await page.locator('.ql-editor > *').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type('字')
  await choose(page, '插入表格')
  expect(await shown(page)).toEqual(then)
  await tool(page, '復原').click()
  // What was typed just before is a step of its own.
  await expect.poll(() => shown(page)).toEqual(then.slice(0, 1))
})

it('takes the place of an empty line', async () => {
  const page = await openForm('空行上的表格')
  await page.locator('.ql-editor p').nth(1).click()
  await choose(page, '插入表格')
  expect(await shown(page)).toEqual(['前', ['[||]', '||', '||'], '', '後'])
})

it('each change is one step, which is taken back and done again', async () => {
  const page = await openForm('逐步更改的表格')
  const changes: [name: string, rows: string[], cell: string][] = [
    ['在上方加一列', ['|', '甲|乙', '丙|丁'], ''],
    ['在下方加一列', ['甲|乙', '|', '丙|丁'], ''],
    ['在左邊加一欄', ['|甲|乙', '|丙|丁'], ''],
    ['在右邊加一欄', ['甲||乙', '丙||丁'], ''],
    ['首列為標題', ['[甲|乙]', '丙|丁'], '甲'],
    ['刪除這一列', ['丙|丁'], '丙'],
    ['刪除這一欄', ['乙', '丁'], '乙'],
  ]
  const before = await shown(page)
  for (const [name, rows, cell] of changes) {
    await click(page, '甲')
    await choose(page, name)
    await expect.poll(() => shown(page), { message: name }).toEqual(['前', rows, '後'])
    expect(await cellOfCursor(page), `the cursor after ${name}`).toBe(cell)
    await tool(page, '復原').click()
    await expect.poll(() => shown(page), { message: `${name}, taken back` }).toEqual(before)
    await tool(page, '重做').click()
    await expect.poll(() => shown(page), { message: `${name}, again` }).toEqual(['前', rows, '後'])
    await tool(page, '復原').click()
    await expect.poll(() => shown(page)).toEqual(before)
  }
  await click(page, '甲')
  await choose(page, '刪除表格')
  await expect.poll(() => shown(page)).toEqual(['前', '後'])
})

it('the last row or column takes its table with it', async () => {
  const page = await openForm('一格的表格')
  for (const name of ['刪除這一列', '刪除這一欄']) {
    await click(page, '甲')
    await choose(page, name)
    await expect.poll(() => shown(page)).toEqual(['前', '後'])
    await tool(page, '復原').click()
    await expect.poll(() => shown(page)).toEqual(['前', ['甲'], '後'])
  }
})

it('headings stay those of their table, whatever is put before it', async () => {
  const page = await openForm('兩個表格')
  expect(await shown(page)).toEqual(['前', ['甲|乙', '丙|丁'], '中', ['[課程|學費]', '一|100']])
  await page.locator('.ql-editor p').first().click()
  await choose(page, '插入表格')
  await choose(page, '首列為標題')
  await click(page, '甲')
  await choose(page, '刪除表格')
  const content = await saved(page, '兩個表格')
  await expect
    .poll(async () => (await content()).match(/<t[hd][^>]*>[^<]+/g))
    .toEqual(['<th scope="col">課程', '<th scope="col">學費', '<td>一', '<td>100'])
})

it('what is pasted with headings has its cells, and its headings', async () => {
  const page = await openForm('貼上的表格')
  await page.locator('.ql-editor p').click()
  await page.keyboard.press('End')
  await page.locator('.ql-editor').evaluate((root, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    root.dispatchEvent(event)
  }, headed)
  await expect.poll(() => shown(page)).toEqual(['前', ['[課程|學費]', '一|100'], ''])
})

it('all of it by keys, and nothing that axe would mend, also on a phone', async () => {
  const page = await openForm('用鍵的表格')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.locator('.ql-editor p').click()
  await tool(page).press('Enter')
  await menu(page).waitFor()
  expect(await menu(page).locator('[aria-disabled=true]').count()).toBe(8)
  await expectAccessible(page, { include: '[data-field=content]' })
  const box = await menu(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await tool(page).and(page.locator(':focus')).waitFor()
  await tool(page).press('Enter')
  await menu(page).and(page.locator(':focus')).waitFor()
  const wide = await menu(page).boundingBox()
  expect(wide && wide.x >= 0 && wide.x + wide.width <= 1280).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).toEqual(['文', ['[||]', '||', '||'], ''])
  await expect.poll(() => hasFocus(page)).toBe(true)
  // In the whole window as well: the key that closes the menu leaves that as it is.
  await page.setViewportSize({ width: 390, height: 900 })
  await tool(page, '全螢幕').click()
  await tool(page).click()
  await menu(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  expect(await tool(page, '全螢幕').getAttribute('aria-pressed')).toBe('true')
  await tool(page).click()
  await menu(page).waitFor()
  await tool(page).click()
  await menu(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => tool(page, '全螢幕').getAttribute('aria-pressed')).toBe('false')
})
