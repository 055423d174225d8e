/** What the editor offers besides writing: slanted words, a step back, how many words there are, and the whole window. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())

const cells = (...all: string[]) =>
  `<table><tbody><tr>${all.map(each => `<td>${each}</td>`).join('')}</tr></tbody></table>`
const merged =
  '<table><tbody><tr><td colspan="2">合併</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>'
const NO_PICTURE = `${'0'.repeat(32)}.png`

/** The notices of these tests, by their titles. */
const texts = {
  斜體的公告: '<p>平</p>',
  選擇的公告: '<p>句子</p>',
  復原的公告: '<p>原文</p>',
  數字的公告: '<p>課程</p><p>PHP 8</p>',
  表格裏的公告: `<p>前</p>${cells('甲', '乙')}<p>後</p>`,
  清除格式的公告: `<h2 class="ql-align-center"><strong>題</strong></h2><p><img src="/upload/${NO_PICTURE}" alt="圖"><em>斜</em></p>${merged}<ul><li>項</li></ul>${cells('<strong>甲</strong>', '乙')}<h3><em>後</em>文</h3>`,
  太長的公告: '<p>前</p>',
  全螢幕的公告390: '<p>前</p>',
  全螢幕的公告1280: '<p>前</p>',
}
const ids = new Map<string, string>()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  for (const [title, content] of Object.entries(texts)) {
    ids.set(title, await staff.add('LatestNotice', { title, content }))
  }
})
const window = oneWindow(() => open('/admin/latestNotice', 1280, [/404/]))
afterEach(async () => {
  await window().setViewportSize({ width: 1280, height: 900 })
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})
afterAll(async () => {
  for (const id of ids.values()) await staff.remove('LatestNotice', id)
})

async function openForm(title: keyof typeof texts): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link').first().click()
  await page.locator('.ql-editor').waitFor()
  return page
}

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isOnTop = (page: Page, name: string) =>
  tool(page, name).evaluate(each => {
    const { x, y } = each.getBoundingClientRect()
    return each.contains(document.elementFromPoint(x + 8, y + 8))
  })
const text = (page: Page) => page.locator('.ql-editor')
const expectCount = (page: Page, count: number) =>
  page.getByText(`字數：${count}`, { exact: true }).waitFor()

it('words are slanted for visitors as they are in the editor', async () => {
  const page = await openForm('斜體的公告')
  await text(page).locator('p').click()
  await page.keyboard.press('End')
  await tool(page, '斜體').click()
  await page.keyboard.type('斜')
  await save(page)
  await rowOf(page, '斜體的公告').waitFor()
  const id = ids.get('斜體的公告')
  const content = async () =>
    (await staff.list('LatestNotice')).find(each => each.id === id)?.content
  await expect.poll(content).toBe('<p>平<em>斜</em></p>')
  const visitor = await visit(`${site.origin}/latestNoticeDetail/${id}`, { width: 390 })
  const slanted = visitor.locator('em', { hasText: '斜' })
  expect(await slanted.evaluate(each => getComputedStyle(each).fontStyle)).toBe('italic')
})

it('what was done is taken back and done again, and a button says whether there is anything', async () => {
  const page = await openForm('復原的公告')
  const isOff = (name: string) => tool(page, name).getAttribute('aria-disabled')
  expect(await isOff('復原')).toBe('true')
  await text(page).locator('p').click()
  await page.keyboard.press('End')
  await page.keyboard.type('加字')
  await expect.poll(() => isOff('復原')).toBe('false')
  expect(await isOff('重做')).toBe('true')
  await tool(page, '復原').click()
  await expect.poll(() => text(page).innerText()).toBe('原文')
  await expectCount(page, 2)
  await expect.poll(() => isOff('重做')).toBe('false')
  await tool(page, '重做').press('Enter')
  await expect.poll(() => text(page).innerText()).toBe('原文加字')
})

it('the words are counted from the first look on, also while a character is composed', async () => {
  const page = await openForm('數字的公告')
  await expectCount(page, 4)
  await text(page).locator('p').first().click()
  await page.keyboard.press('End')
  const input = await page.context().newCDPSession(page)
  const composed = { text: 'hok', selectionStart: 3, selectionEnd: 3 }
  await input.send('Input.imeSetComposition', composed)
  await expectCount(page, 5)
  await input.send('Input.insertText', { text: '學校' })
  await expectCount(page, 6)
  expect(await text(page).locator('p').first().innerText()).toBe('課程學校')
})

it('colours, places and headings are chosen by key, by their names, and say which stands', async () => {
  const page = await openForm('選擇的公告')
  await text(page).locator('p').click()
  await page.keyboard.press('Control+a')
  for (const [list, choice, names] of [
    ['文字顏色：預設', '紅', ['綠', '紅', '金', '灰', '預設']],
    ['對齊：靠左', '置中', ['靠左', '置中', '靠右', '兩端對齊']],
    ['標題：內文', '中標題', ['大標題', '中標題', '小標題', '內文']],
  ] as const) {
    await tool(page, list).press('Space')
    const [name = ''] = list.split('：')
    const choices = page
      .getByTitle(name, { exact: true })
      .locator('..')
      .locator('.ql-picker-options')
    const named = choices.getByRole('button')
    const said = await named.evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
    expect(said).toEqual(names)
    await choices.getByRole('button', { name: choice, exact: true, pressed: false }).press('Space')
    await tool(page, `${name}：${choice}`).waitFor()
    const pressed = choices.locator('[aria-pressed=true]')
    expect(await pressed.evaluateAll(all => all.map(each => each.getAttribute('title')))).toEqual([
      choice,
    ])
    expect(await choices.isVisible()).toBe(false)
  }
  expect(await text(page).innerHTML()).toBe(
    '<h3 class="ql-align-center"><span class="ql-color-red">句子</span></h3>',
  )
  // What is drawn of the choice are the same words.
  const drawn = page.locator('.ql-header .ql-picker-label')
  expect(await drawn.evaluate(each => getComputedStyle(each, '::before').content)).toBe('"中標題"')
})

it('a cell is never a heading, an entry or a quotation, alone or among lines that become so', async () => {
  const page = await openForm('表格裏的公告')
  const before = await text(page).innerHTML()
  const heading = async () => {
    await page.locator('.ql-header .ql-picker-label').click()
    await page.locator('.ql-header .ql-picker-item[data-value="2"]').click()
  }
  for (const press of [
    () => tool(page, '編號清單').click(),
    () => tool(page, '引文').click(),
    heading,
  ]) {
    await text(page).locator('td', { hasText: '甲' }).click()
    await press()
    await page.getByText('表格裏不能用標題、清單和引文').first().waitFor()
    expect(await text(page).innerHTML()).toBe(before)
  }
  await page.keyboard.press('Control+a')
  await heading()
  expect(
    await text(page)
      .locator('> *')
      .evaluateAll(all => all.map(each => each.tagName)),
  ).toEqual(['H2', 'TABLE', 'H2'])
  expect(await text(page).locator('td').allInnerTexts()).toEqual(['甲', '乙'])
  await tool(page, '復原').click()
  await expect.poll(() => text(page).innerHTML()).toBe(before)
})

it('what is freed of its formats keeps its pictures, its tables and its cells', async () => {
  const page = await openForm('清除格式的公告')
  await text(page).locator('h2').click()
  await page.keyboard.press('Control+a')
  await tool(page, '清除格式').click()
  await save(page)
  await rowOf(page, '清除格式的公告').waitFor()
  const id = ids.get('清除格式的公告')
  const content = async () =>
    (await staff.list('LatestNotice')).find(each => each.id === id)?.content
  await expect
    .poll(content)
    .toBe(
      `<p>題</p><p><img src="/upload/${NO_PICTURE}" alt="圖" />斜</p>${merged}<p>項</p>${cells('甲', '乙')}<p>後文</p>`,
    )
})

it('what was typed stays in it where something is found wrong with it', async () => {
  const page = await openForm('太長的公告')
  await text(page).locator('p').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText('長'.repeat(70_000))
  await save(page)
  await expect.poll(() => text(page).getAttribute('aria-describedby')).toMatch(/fault/)
  await expectCount(page, 70_001)

  // However far one is in it, its tools are in reach.
  await page.setViewportSize({ width: 1280, height: 500 })
  await text(page).evaluate(each => {
    each.style.minHeight = '60rem'
    each.style.maxHeight = 'none'
    scrollBy({ top: each.getBoundingClientRect().top + 200, behavior: 'instant' })
  })
  expect(await text(page).evaluate(each => each.getBoundingClientRect().top)).toBeLessThan(-100)
  expect(await isOnTop(page, '粗體')).toBe(true)
})

it.each([390, 1280] as const)('fills the window and gives it back, at %i px', async width => {
  await window().setViewportSize({ width, height: 900 })
  const page = await openForm(`全螢幕的公告${width}`)
  const hasFocus = () => text(page).evaluate(each => each === document.activeElement)
  const place = async () => page.locator('.ql-container').locator('../..').boundingBox()
  const before = await place()
  await page.locator('.ql-color .ql-picker-label').click()
  const colours = await page.locator('.ql-color .ql-picker-options').boundingBox()
  expect((colours?.x ?? width) + (colours?.width ?? 0)).toBeLessThanOrEqual(width)
  await page.locator('.ql-color .ql-picker-label').click()
  await text(page).locator('p').click()
  await page.keyboard.press('End')
  await tool(page, '全螢幕').click()
  expect(await tool(page, '全螢幕').getAttribute('aria-pressed')).toBe('true')
  expect(await place()).toMatchObject({ x: 0, y: 0, width })
  expect(await isOnTop(page, '全螢幕')).toBe(true)
  if (width === 390) await expectAccessible(page, { include: '[data-field=content]' })
  await page.keyboard.type('後')
  expect(await hasFocus()).toBe(true)
  await tool(page, '插入圖片').click()
  await page.getByRole('dialog').getByText(/^共\d/).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await tool(page, '全螢幕').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => tool(page, '全螢幕').getAttribute('aria-pressed')).toBe('false')
  expect(await place()).toMatchObject({ width: before?.width, height: before?.height })
  expect(await hasFocus()).toBe(true)
  expect(await text(page).innerText()).toBe('前後')

  // What gets the focus is never behind it.
  await tool(page, '全螢幕').click()
  await page.keyboard.press('Tab')
  await expect.poll(() => tool(page, '全螢幕').getAttribute('aria-pressed')).toBe('false')
})
