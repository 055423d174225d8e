/** The editor of rich text: what is pasted, what is composed, and what it leaves alone. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'
import { translate } from '../../../setup/translator.ts'

const { site, open } = await adminAtSite(workerSite())
const { origin } = site

const untouched =
  '<h3>收費</h3><table><thead><tr><th>課程</th><th>學費</th></tr></thead><tbody><tr><td>一</td><td>100</td></tr></tbody></table><ul><li>甲</li></ul>'
const merged =
  '<table><caption>學費</caption><thead><tr><th colspan="2">全期</th></tr></thead><tbody><tr><td rowspan="2">一</td><td>100</td></tr><tr><td>200</td></tr></tbody></table>'
const plain =
  '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>乙</td></tr></tbody></table>'

async function uploadPicture(staff: Staff): Promise<string> {
  const background = { r: 20, g: 120, b: 90 }
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background } })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  return staff.upload(new Blob([bytes]), '圖.png')
}

/** The notices of these tests, by their titles. */
const ids = new Map<string, string>()
const idOf = (title: string) => ids.get(title) ?? ''
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  const texts = {
    貼上word的公告: '',
    貼上wps的公告: '',
    貼上圖片的公告: '',
    貼上標題的公告: '',
    有表格的公告: untouched,
    合併的表格: `<p>前</p>${merged}${plain}<p>後</p>`,
    輸入法: '<p>前</p>',
    離開編輯器: '<ul><li>甲</li></ul><p>乙</p>',
    不翻譯的公告: '<p>甲</p><p>乙</p>',
    有圖片的公告: `<p>前</p><p><img src="/upload/${await uploadPicture(staff)}"></p>`,
  }
  for (const [title, content] of Object.entries(texts)) {
    ids.set(title, await staff.add('LatestNotice', { title, content }))
  }
})
const window = oneWindow(() => open('/admin/latestNotice'))
afterEach(async () => {
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})
afterAll(async () => {
  for (const id of ids.values()) await staff.remove('LatestNotice', id)
})

async function openForm(title: string): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await page.locator('.ql-editor').waitFor()
  return page
}

async function contentOf(id: string): Promise<string> {
  const answer = await fetch(`${origin}/api/getLatestNoticeById/${id}`)
  return ((await answer.json()) as { data: { content: string } }).data.content
}

async function paste(page: Page, html: string): Promise<void> {
  await page.locator('.ql-editor').click()
  await page.locator('.ql-editor').evaluate((editor, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

/** Pastes what an office program has put on the clipboard, and saves; resolves to what the site then has. */
async function pasted(program: 'word' | 'wps'): Promise<string> {
  const title = `貼上${program}的公告`
  const page = await openForm(title)
  await paste(page, await readFile(`tests/browser/admin/fields/clipboard/${program}.txt`, 'utf8'))
  await save(page)
  await rowOf(page, title).waitFor()
  return contentOf(idOf(title))
}

it('cleans what Word puts on the clipboard, its lists included', async () => {
  const content = await pasted('word')
  expect(content).toContain('<h2>入學要求</h2>')
  expect(content).toContain('<p>申請人須<strong>年滿十八歲</strong>。</p>')
  expect(content).toContain('<ul><li>身份證副本</li><li class="ql-indent-1">正反兩面</li></ul>')
  expect(content).toContain('<ol><li>填寫表格</li></ol>')
  expect(content).not.toMatch(/mso|Mso|style=|標楷體|·/)
})

it('cleans what WPS puts on the clipboard, its lists included', async () => {
  const content = await pasted('wps')
  expect(content).toContain('<h2>報名須知</h2>')
  expect(content).toContain('<p>學費須於<strong>開課前</strong>繳付。</p>')
  expect(content).toContain('<ol><li>填寫報名表</li><li><strong>遞交文件</strong></li></ol>')
  expect(content).toContain('<ul><li>身份證副本</li><li>學歷證明</li></ul>')
  expect(content).toContain('<td class="ql-align-center">班別</td><td>晚間班</td>')
  expect(content).not.toMatch(/mso|Mso|style=|font|微軟正黑體|\uf06c/)
})

it('leaves out the pictures that stay on the computer of a document, and says so', async () => {
  const page = await openForm('貼上圖片的公告')
  const picture = '<img src="file:///C:/Users/a/clip_image001.png" width=300 height=200>'
  await paste(page, `<p class=MsoNormal>圖前${picture}圖後</p><p>${picture}</p>`)
  await page.locator('.ql-editor', { hasText: '圖前圖後' }).waitFor()
  expect(await page.locator('.ql-editor img').count()).toBe(0)
  await page.getByText('文件裏的圖片未能貼上').waitFor()
})

it('shows pasted headings at the levels that the site has', async () => {
  const page = await openForm('貼上標題的公告')
  await paste(page, '<h1 class=MsoTitle>最大的</h1><h3>中間的</h3><h6>最小的</h6>')
  const editor = page.locator('.ql-editor')
  for (const [tag, words] of [
    ['h2', '最大的'],
    ['h3', '中間的'],
    ['h4', '最小的'],
  ] as const) {
    await editor.locator(tag, { hasText: words }).waitFor()
  }
})

it('leaves a text alone that nobody changes: tables, headings and lists stay as they are', async () => {
  const id = idOf('有表格的公告')
  const before = await contentOf(id)
  const page = await openForm('有表格的公告')
  await page.locator('[data-field=title] input').fill('有表格的公告二')
  await save(page)
  await rowOf(page, '有表格的公告二').waitFor()
  expect(await contentOf(id)).toBe(before)
})

it('keeps a table with merged cells or a caption as it is, where the text around it changes', async () => {
  const id = idOf('合併的表格')
  const [, before = ''] = (await contentOf(id)).match(/(<table>.*<\/table>)/) ?? []
  const page = await openForm('合併的表格')
  await page.locator('.ql-editor > p').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type('改了')
  await save(page)
  await rowOf(page, '合併的表格').waitFor()
  const after = await contentOf(id)
  expect(before).toContain('colspan="2"')
  expect(after).toContain(before.slice(0, before.indexOf('</table>')))
  expect(after).toMatch(/<th[^>]*>甲<\/th>/)
  expect(after).toContain('<p>後改了</p>')
})

it('never touches a text while a character is being composed', async () => {
  const page = await openForm('輸入法')
  await page.locator('.ql-editor p').click()
  await page.keyboard.press('End')
  const input = await page.context().newCDPSession(page)
  for (const text of ['h', 'ho', 'hok']) {
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await expect.poll(() => page.locator('.ql-editor').innerText()).toContain('前hok')
  await input.send('Input.insertText', { text: '學' })
  await save(page)
  await rowOf(page, '輸入法').waitFor()
  expect(await contentOf(idOf('輸入法'))).toBe('<p>前學</p>')
})

it('is left by the Tab key, and changes nothing by it', async () => {
  const page = await openForm('離開編輯器')
  const editor = page.locator('.ql-editor')
  for (const part of ['li', 'p']) {
    await editor.locator(part).click()
    const before = await editor.innerHTML()
    await page.keyboard.press('Tab')
    expect(await editor.evaluate(root => root.contains(document.activeElement))).toBe(false)
    expect(await editor.innerHTML()).toBe(before)
  }
})

it('saves what was typed, and nothing that a translator of the browser would say', async () => {
  const page = await openForm('不翻譯的公告')
  await translate(page)
  await page.locator('.ql-editor').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('丙')
  await save(page)
  await rowOf(page, '不翻譯的公告').waitFor()
  expect(await contentOf(idOf('不翻譯的公告'))).toBe('<p>甲</p><p>乙丙</p>')
})

it('says what a picture shows, and keeps it', async () => {
  const page = await openForm('有圖片的公告')
  await page.locator('.ql-editor p').first().click()
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: '圖片的替代文字' }).press('Enter')
  const field = page.getByRole('dialog').getByRole('textbox')
  await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
  await page.keyboard.type('一塊綠色')
  await expectAccessible(page, { include: '[role=dialog]' })
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.ql-editor img').getAttribute('alt')).toBe('一塊綠色')
  await page.locator('.ql-editor img').click()
  await expect.poll(() => field.inputValue()).toBe('一塊綠色')
  await page.keyboard.press('Escape')
  await save(page)
  await rowOf(page, '有圖片的公告').waitFor()
  expect(await contentOf(idOf('有圖片的公告'))).toContain('alt="一塊綠色"')

  // Without words it is only decoration, and remains so when something else is changed.
  await openForm('有圖片的公告')
  await page.locator('.ql-editor img').click()
  await field.fill('')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.ql-editor img').getAttribute('alt')).toBe('')
  await save(page)
  await rowOf(page, '有圖片的公告').waitFor()
  await openForm('有圖片的公告')
  await page.locator('.ql-editor p').first().click()
  await page.keyboard.type('改')
  await save(page)
  await rowOf(page, '有圖片的公告').waitFor()
  expect(await contentOf(idOf('有圖片的公告'))).toMatch(/改.* alt=""/)
})
