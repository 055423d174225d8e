/** What is pasted stands as it was meant: in its columns, in its cell, with its blanks. */
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'LatestNotice')

const table = (...rows: string[]) =>
  `<table><tbody>${rows.map(row => `<tr>${row}</tr>`).join('')}</tbody></table>`
const row = (...cells: string[]) => cells.map(cell => `<td>${cell || '<br />'}</td>`).join('')

interface Paste {
  /** What stands in the text before, and where the cursor is put in it: behind these words. */
  text?: string
  behind?: string
  html?: string
  plain?: string
  saved: string
}

const pastes: Record<string, Paste> = {
  'two blanks before a paragraph': {
    html: '<p>　　本校　成立</p>',
    saved: '<p>　　本校　成立</p>',
  },
  'blanks in a row': { plain: '甲   乙', saved: '<p>甲\u00a0\u00a0 乙</p>' },
  'raised and lowered, also as Google writes it': {
    html: '<p>m<sup>2</sup> CO<sub>2</sub> <span style="vertical-align:super">註</span></p>',
    saved: '<p>m<sup>2</sup> CO<sub>2</sub> <sup>註</sup></p>',
  },
  'Chinese words within which a program ends its lines': {
    html: '<p>申請人須\n年滿十八歲，\n並持有 ID\ncard</p>',
    saved: '<p>申請人須年滿十八歲，並持有 ID card</p>',
  },
  'cells of several lines, of Excel and of Word': {
    html: '<table><tr><td>逢一<br style="mso-data-placement:same-cell">逢三</td><td><p>晚間</p><p>七時</p></td><td>甲</td></tr></table>',
    saved: table(row('逢一 逢三', '晚間 七時', '甲')),
  },
  'merged cells, what stands beside them in its column': {
    html: '<table><tr><td rowspan=2>逢一</td><td>9:00</td><td rowspan=3>甲</td></tr><tr><td>10:00</td></tr><tr><td colspan=2>合計</td></tr></table>',
    saved: table(row('逢一', '9:00', '甲'), row('', '10:00', ''), row('合計', '', '')),
  },
  'a merged table that the editor of another page kept whole': {
    html: `<figure class="kept-table" data-table="0"><table><tr><td colspan="2">合計</td></tr><tr>${row('甲', '100')}</tr></table></figure>`,
    saved: table(row('合計', ''), row('甲', '100')),
  },
  'what a table is called': {
    html: `<table><caption>學費表</caption><tr>${row('甲', '100')}</tr></table>`,
    saved: `<p>學費表</p>${table(row('甲', '100'))}`,
  },
  'a table that heads its rows, none of which is headings': {
    html: '<table><tr><th>學費</th><td>100</td></tr><tr><th>按金</th><td>200</td></tr></table>',
    saved: table(row('學費', '100'), row('按金', '200')),
  },
  'a letter that is set in one cell': {
    html: '<table><tr><td><h2>通告</h2><p>甲</p><ul><li>乙</li></ul></td></tr></table>',
    saved: '<h2>通告</h2><p>甲</p><ul><li>乙</li></ul>',
  },
  'lines into a cell, which stay in it': {
    text: `${table(row('甲', '乙'))}<p>末</p>`,
    behind: '甲',
    plain: '一\r\n二',
    saved: `${table(row('甲一 二', '乙'))}<p>末</p>`,
  },
  'paragraphs into a cell, which part no table': {
    text: `${table(row('甲', '乙'))}<p>末</p>`,
    behind: '甲',
    html: '<h2>一</h2><p>二<strong>三</strong></p><ul><li>四</li></ul>',
    saved: `${table(row('甲一 二<strong>三</strong> 四', '乙'))}<p>末</p>`,
  },
}
const titleOf = (name: string) => `貼上${name}`

let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  for (const [name, { text = '' }] of Object.entries(pastes))
    await staff.add('LatestNotice', { title: titleOf(name), content: text })
  await staff.add('LatestNotice', { title: '貼上後再寫', content: '<p>前後文</p>' })
})
const window = oneWindow(() => open('/admin/latestNotice'))
afterEach(async () => {
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})

/** Opens it, and leaves the cursor at the end of the element that says that. */
async function openForm(title: string, behind = ''): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link').first().click()
  const lines = page.locator('.ql-editor :is(p, td)')
  await (behind ? lines.filter({ hasText: behind }) : lines).first().click()
  await page.keyboard.press('End')
  return page
}

const paste = (page: Page, { html = '', plain = '' }: Pick<Paste, 'html' | 'plain'>) =>
  page.locator('.ql-editor').evaluate(
    (editor, data) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of data) if (text) clipboardData.setData(type, text)
      const event = { clipboardData, bubbles: true, cancelable: true }
      editor.dispatchEvent(new ClipboardEvent('paste', event))
    },
    [
      ['text/html', html],
      ['text/plain', plain],
    ] as [string, string][],
  )

/** Saves it; resolves to what the site then has, without the empty line that one goes on below a table. */
async function saved(page: Page, title: string): Promise<() => Promise<string | undefined>> {
  await save(page)
  await rowOf(page, title).waitFor()
  return async () =>
    (await staff.list('LatestNotice'))
      .find(each => each.title === title)
      ?.content?.toString()
      .replace(/<p><br \/><\/p>$/, '')
}

it.each(Object.entries(pastes))('%s', async (name, { saved: expected, behind, ...copied }) => {
  const title = titleOf(name)
  const page = await openForm(title, behind)
  await paste(page, copied)
  await expect.poll(await saved(page, title)).toBe(expected)
})

it('one goes on behind it, also where the clipboard has lines as Windows ends them', async () => {
  const page = await openForm('貼上後再寫')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await paste(page, { plain: '一\r\n二\r\n三' })
  await page.keyboard.type('四')
  await expect.poll(await saved(page, '貼上後再寫')).toBe('<p>前一</p><p>二</p><p>三四後文</p>')
})

it('what begins with a box to tick stays as it was typed: a page has no such boxes', async () => {
  const page = await openForm('貼上後再寫')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('[] 身份證副本')
  await expect.poll(await saved(page, '貼上後再寫')).toBe('<p>[] 身份證副本</p>')
})
