/** A draft beside what visitors see: gone on with, looked at, shown to a colleague, published in one step. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { createRequestCall } from '#data/api.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { answerWith } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn } from '../../../setup/staff.ts'
import { tutorsWithDrafts } from './tutorsWithDrafts.ts'

const { site, open, visit } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')
const request = createRequestCall({ origin: site.origin })

/** What visitors read of those with that name. */
const published = async (name: string) =>
  (await request(recordCalls(tutor).list)).find(each => each.name === name)
const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

tutorsWithDrafts(site, { 草稿導師: null, 收回導師: '教授', 捨棄導師: '教授', 轉交同事: '榮譽教授' })
const shown = oneWindow(() => open('/admin/tutor'))

/** A list, whatever the test before has left open. */
async function list(name = '導師'): Promise<Page> {
  const page = shown()
  const entry = page
    .getByRole('navigation', { name: '管理目錄' })
    .getByRole('link', { name, exact: true })
  // To a list that is there already it would lead as well, and to its top, under a hand at one of its last rows.
  const isThere = page.url() === site.origin + (await entry.getAttribute('href'))
  if (!isThere) await entry.click()
  // The rows of the list before would do as well.
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.locator('tbody tr').first().waitFor()
  return page
}

const edit = (page: Page, name: string) =>
  rowOf(page, name).getByRole('link', { name, exact: true }).click()

/** What stands behind it, and the site's own page in it, is looked at elsewhere. */
const inDialog = { include: '[role=dialog]', exclude: 'iframe' }

const preview = (page: Page) => page.frameLocator('iframe[title=預覽]')

describe('a draft', () => {
  it('is gone on with, while visitors see what was, until it is published in one step', async () => {
    const page = await list()
    await edit(page, '草稿導師')
    await field(page, 'job_title').fill('高級講師')
    await button(page, '儲存草稿').click()
    await rowOf(page, '草稿導師').getByText('草稿', { exact: true }).waitFor()
    await page.reload()
    // What the device kept may be older than the draft.
    await rowOf(page, '草稿導師').getByText('草稿', { exact: true }).waitFor()
    await edit(page, '草稿導師')
    await page.getByText('正在編輯草稿').waitFor()
    expect(await field(page, 'job_title').inputValue()).toBe('高級講師')
    await expectAccessible(page)
    await field(page, 'major').fill('會計')
    // The button alone publishes, and says what it does.
    await field(page, 'job_title').press('Enter')
    await page.getByText(/^已送出/).waitFor()
    expect((await published('草稿導師'))?.job_title).toBe('講師')
    await field(page, 'publish_at').fill('2099-01-01 09:00:00')
    await button(page, '排程發佈').waitFor()
    await field(page, 'publish_at').fill('')
    await button(page, '發佈').click()
    await expect
      .poll(() => published('草稿導師'))
      .toMatchObject({ job_title: '高級講師', major: '會計', revision: 2 })
    const row = rowOf(page, '草稿導師')
    await row.waitFor()
    expect(await row.getByText('草稿', { exact: true }).count()).toBe(0)
  })

  it('leaves nothing behind of what was taken back before it was published', async () => {
    const page = await list()
    await edit(page, '收回導師')
    await field(page, 'job_title').fill('講師')
    await field(page, 'major').fill('設計')
    await button(page, '發佈').click()
    await expect.poll(async () => (await published('收回導師'))?.major).toBe('設計')
    const row = rowOf(page, '收回導師')
    await row.waitFor()
    await page.reload()
    await row.waitFor()
    // First it shows what was kept, which may be older.
    await expect.poll(() => row.getByText('草稿', { exact: true }).count()).toBe(0)
    expect((await published('收回導師'))?.job_title).toBe('講師')
  })

  it('is discarded after a question, and the record stays as it is', async () => {
    const page = await list()
    await edit(page, '捨棄導師')
    await button(page, '捨棄草稿').click()
    await answerWith(page, '捨棄')
    const row = rowOf(page, '捨棄導師')
    await row.waitFor()
    await expect.poll(() => row.getByText('草稿', { exact: true }).count()).toBe(0)
    await edit(page, '捨棄導師')
    expect(await field(page, 'job_title').inputValue()).toBe('講師')
  })

  it('of a new record is a draft like all others: listed, gone on with, and seen once it is published', async () => {
    const page = await list()
    await button(page, '新增').click()
    await field(page, 'name').fill('尚未公開')
    await button(page, '儲存草稿').click()
    const row = rowOf(page, '尚未公開')
    await row.getByText('草稿', { exact: true }).waitFor()
    expect(await row.getByRole('switch').isChecked()).toBe(false)
    expect(await published('尚未公開')).toBeUndefined()
    await page.getByRole('link', { name: '主頁', exact: true }).click()
    const drafts = page.getByRole('region', { name: '草稿', exact: true })
    await drafts.getByRole('link', { name: '尚未公開' }).click()
    await page.getByText('發佈之前，訪客看不到').waitFor()
    expect(await page.locator('[data-field=enabled] input').isChecked()).toBe(true)
    await field(page, 'job_title').fill('講師')
    await button(page, '儲存草稿').click()
    await row.getByText('草稿', { exact: true }).waitFor()
    expect(await published('尚未公開')).toBeUndefined()
    await edit(page, '尚未公開')
    await button(page, '發佈').click()
    await expect.poll(() => published('尚未公開')).toMatchObject({ job_title: '講師' })
    await row.waitFor()
    await expect.poll(() => row.getByRole('switch').isChecked()).toBe(true)
    expect(await row.getByText('草稿', { exact: true }).count()).toBe(0)
  })

  it('of a new record that is discarded leaves it switched off, which its form says', async () => {
    const page = await list()
    await button(page, '新增').click()
    await field(page, 'name').fill('留在列表')
    await button(page, '儲存草稿').click()
    await edit(page, '留在列表')
    await button(page, '捨棄草稿').click()
    await answerWith(page, '捨棄')
    await rowOf(page, '留在列表').waitFor()
    await edit(page, '留在列表')
    await page.getByText('這項記錄未啟用，訪客看不到').waitFor()
  })
})

describe('the preview', () => {
  /** What was typed and is not to be saved. */
  async function forget(page: Page, name: string, before: string): Promise<void> {
    await page.keyboard.press('Escape')
    await field(page, name).fill(before)
  }

  it('is the site’s own page, as wide as a telephone and as a computer', async () => {
    const page = await list('學歷課程')
    await page.locator('[data-title] a').first().click()
    const before = await field(page, 'title').inputValue()
    await field(page, 'title').fill('預覽的課程')
    await button(page, '預覽').click()
    await preview(page).getByRole('heading', { name: '預覽的課程' }).first().waitFor()
    const width = () =>
      preview(page)
        .locator('body')
        .evaluate(() => innerWidth)
    expect(await width()).toBe(390)
    await button(page, '電腦').click()
    await preview(page).getByRole('heading', { name: '預覽的課程' }).first().waitFor()
    expect(await width()).toBe(1280)
    await expectAccessible(page, inDialog)
    await forget(page, 'title', before)
  })

  it('says what the page tells search engines and cards, and where a title is cut', async () => {
    const page = await list('專業證書課程')
    await page.locator('[data-title] a').first().click()
    const address = await page.getByRole('link', { name: '在網站上查看' }).getAttribute('href')
    const head = await (await fetch(site.origin + address)).text()
    const told = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`)
        .exec(head)?.[1]
        ?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    await button(page, '預覽').click()
    await button(page, '搜尋及分享').click()
    for (const name of ['搜尋結果', '分享到微信、WhatsApp等']) {
      const words = page.getByRole('region', { name }).locator('p')
      await words.getByText(told('title') ?? '', { exact: true }).waitFor()
      await words.getByText(told('description') ?? '', { exact: true }).waitFor()
    }
    const card = page
      .getByRole('region', { name: /^分享/ })
      .getByRole('img', { name: told('image:alt') ?? '', exact: true })
    // What is heard of it is what stands on it.
    for (const words of (told('image:alt') ?? '').split(/，|：/))
      await card.getByText(words).waitFor()
    const picture = card.locator('img')
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page, inDialog)
    await page.keyboard.press('Escape')
    const before = await field(page, 'title').inputValue()
    await field(page, 'title').fill('很'.repeat(40))
    await button(page, '預覽').click()
    await button(page, '搜尋及分享').click()
    await page.getByText('標題連校名約49字；搜尋結果一般只顯示首30字。').waitFor()
    await forget(page, 'title', before)
  })
})

it('the link to a preview shows a colleague the draft without an account, until it is taken back with all others of the record; where it is none it says so', async () => {
  const page = await list()
  await edit(page, '轉交同事')
  await button(page, '預覽連結').click()
  // It begins at the link, marked as it is to be copied.
  await page.getByRole('textbox', { name: '連結' }).and(page.locator(':focus')).waitFor()
  const link = await page.evaluate(() => String(getSelection()))
  await expectAccessible(page, inDialog)

  const colleague = await visit(link, { width: 390, expected: [/status of 404/] })
  for (const width of [390, 1280]) {
    await colleague.setViewportSize({ width, height: 900 })
    await colleague.getByText('榮譽教授').first().waitFor()
    await colleague.getByText('這些內容尚未發佈').waitFor()
  }
  await expectAccessible(colleague)
  expect(await colleague.evaluate(() => localStorage.getItem('token'))).toBeNull()

  const isNone = () =>
    colleague.getByRole('alert').getByText('這個預覽連結無效，或已過期').waitFor()
  const goOn = (hash: string) => colleague.evaluate(next => location.assign(next), hash)
  await goOn('#nothing')
  await isNone()
  await goOn(new URL(link).hash)
  await colleague.getByText('榮譽教授').first().waitFor()

  await button(page, '收回所有連結').click()
  await page.getByText('已收回這項記錄的所有預覽連結').waitFor()
  await colleague.reload()
  await isNone()
  await colleague.setViewportSize({ width: 390, height: 900 })
  await colleague.evaluate(() => location.replace('#nothing'))
  await colleague.reload()
  await isNone()
  await expectAccessible(colleague)
  await page.keyboard.press('Escape')
})
