/** Files are chosen from the library wherever a record holds some: nothing is uploaded a second time. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { splitFileList } from '#contract/asset.ts'
import { news } from '#contract/collections/news.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, news.name)

const draw = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

const asFile = async (name: string, colour: string) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await draw(colour),
})

let staff: Staff
const stored: Record<string, string> = {}
beforeAll(async () => {
  staff = await signIn(site)
  for (const [name, colour] of Object.entries({ 甲: '#0b6b4f', 乙: '#8a6116', 丙: '#4a5d55' })) {
    const bytes = new Uint8Array(await draw(colour))
    stored[name] = await staff.upload(new Blob([bytes]), `選用${name}.png`)
  }
})

const shown = oneWindow(() => open('/admin/media'))

const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const dialog = (page: Page) => page.getByRole('dialog', { name: '從媒體庫選擇' })
const opener = (page: Page, field: string) =>
  part(page, field).getByRole('button', { name: '從媒體庫選擇' })

async function beginNews(title: string): Promise<Page> {
  const page = shown()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await part(page, 'title').locator('input').fill(title)
  await part(page, 'category').locator('select').selectOption('news')
  return page
}

async function saved(page: Page, title: string) {
  await save(page)
  await rowOf(page, title).waitFor()
  const find = async () => (await staff.list('News')).find(each => each.title === title)
  await expect.poll(find).toBeDefined()
  return (await find()) ?? {}
}

function countUploads(page: Page): () => number {
  let count = 0
  page.on('request', each => {
    if (each.url().endsWith('/api/upload')) count += 1
  })
  return () => count
}

describe('choosing from the library', () => {
  it('one picture, by keys alone; the focus comes back, and its words come along', async () => {
    await staff.say(stored.甲 ?? '', { alt: '一片綠色' })
    const page = await beginNews('從媒體庫選一張')
    const uploads = countUploads(page)
    await opener(page, 'image').press('Enter')
    await dialog(page).getByRole('searchbox').fill('選用')
    await dialog(page).getByText('共3項').waitFor()
    await dialog(page).getByText('替代文字：一片綠色').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    const hasFocus = () => opener(page, 'image').evaluate(each => each === document.activeElement)
    await expect.poll(hasFocus).toBe(true)

    await page.keyboard.press('Enter')
    await dialog(page).getByRole('searchbox').fill('選用')
    await dialog(page).getByText('共3項').waitFor()
    const first = dialog(page).getByRole('radio').first()
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await dialog(page).getByText('已選：選用甲.png').waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await part(page, 'image').getByText('選用甲.png').waitFor()
    await expect.poll(hasFocus).toBe(true)
    const record = await saved(page, '從媒體庫選一張')
    expect(record.image).toBe(stored.甲)
    expect(record.assets).toMatchObject({ [stored.甲 ?? '']: { alt: '一片綠色' } })
    expect(uploads()).toBe(0)
  })

  it('several in the order chosen', async () => {
    const title = '從媒體庫選多張'
    const page = await beginNews(title)
    await opener(page, 'image_list').click()
    await dialog(page).getByRole('searchbox').fill('選用')
    await dialog(page).getByText('共3項').waitFor()
    await dialog(page).getByText('選用丙.png', { exact: true }).click()
    await dialog(page).getByText('選用甲.png', { exact: true }).click()
    await dialog(page).getByText('選用乙.png', { exact: true }).click()
    await dialog(page).getByText('選用乙.png', { exact: true }).click()
    await dialog(page).getByText('已選：選用丙.png、選用甲.png').waitFor()
    await expectAccessible(page, { include: '[role=dialog]' })
    await dialog(page).getByRole('button', { name: '選用', exact: true }).click()
    await opener(page, 'image_list').click()
    await dialog(page).getByRole('searchbox').fill('選用')
    await expect.poll(() => dialog(page).getByText('已在此欄').count()).toBe(2)
    await page.keyboard.press('Escape')
    const { image_list } = await saved(page, title)
    expect(splitFileList(image_list as string)).toEqual([stored.丙, stored.甲])
  })

  it('with new files dropped there, behind those that were chosen', async () => {
    const page = await beginNews('從媒體庫上載')
    const uploads = countUploads(page)
    await opener(page, 'image_list').click()
    await dialog(page).getByRole('searchbox').fill('選用')
    await dialog(page).getByText('選用乙.png', { exact: true }).click()
    await dialog(page)
      .getByLabel('上載新檔案')
      .setInputFiles([await asFile('新一.png', '#112233'), await asFile('新二.png', '#332211')])
    await dialog(page).waitFor({ state: 'detached' })
    await part(page, 'image_list').getByText('新二.png').waitFor()
    const record = await saved(page, '從媒體庫上載')
    const assets = record.assets as Record<string, { label: string }>
    expect(splitFileList(record.image_list as string).map(name => assets[name]?.label)).toEqual([
      '選用乙.png',
      '新一.png',
      '新二.png',
    ])
    expect(uploads()).toBe(2)
  })

  it('pictures into a text, where the cursor is, with their words', async () => {
    await staff.say(stored.乙 ?? '', { alt: '一片金色' })
    const page = await beginNews('從媒體庫入文')
    await part(page, 'content').getByRole('textbox').click()
    await page.keyboard.type('前後')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: '插入圖片' }).click()
    // By what has just been said of it: the list that is shown first may be of before.
    await dialog(page).getByRole('searchbox').fill('一片金色')
    await dialog(page).getByText('選用乙.png', { exact: true }).click()
    await dialog(page).getByRole('searchbox').fill('選用')
    await dialog(page).getByText('選用丙.png', { exact: true }).click()
    await dialog(page).getByRole('button', { name: '選用', exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })
    // The window gives the focus back once it is gone.
    await part(page, 'content').getByRole('textbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('中')
    const { content } = await saved(page, '從媒體庫入文')
    const { 乙, 丙 } = stored
    expect(content).toBe(
      `<p>前<img src="/upload/${乙}" alt="一片金色" /><img src="/upload/${丙}" />中後</p>`,
    )
  })
})
