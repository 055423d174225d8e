/** A form whose pictures are still on their way: nothing goes without them, and nobody is left in the dark. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { recordCalls } from '#contract/calls/records.ts'
import { news } from '#contract/collections/news.ts'
import { createRequestCall } from '#data/api.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { holdUploads, picture, UPLOAD } from '../../../setup/heldUploads.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const request = createRequestCall({ origin: site.origin })
const window = oneWindow(() =>
  open('/admin/media', 1280, [/status of 413/, /ERR_CONNECTION_RESET/]),
)
afterEach(() => window().unroute(UPLOAD))
afterAll(async () => {
  const staff = await signIn(site)
  for (const { id, title } of await staff.list('News')) {
    if (/^(等候|被拒|斷線|會動)圖片$/.test(String(title))) await staff.remove('News', String(id))
  }
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const input = (page: Page, name: string) => part(page, name).locator('input').first()

const publishedNews = async (title: string) =>
  (await request(recordCalls(news).list)).find(each => each.title === title)

async function beginNews(page: Page, title: string): Promise<void> {
  await button(page, '新增').click()
  await input(page, 'title').fill(title)
  await part(page, 'category').locator('select').selectOption('news')
}

const saving = (page: Page) => page.getByRole('status').getByText(/正在等候.*上載/)

describe('saving while a picture is on its way', () => {
  it('waits for it, says so, and shows visitors nothing without it', async () => {
    const page = window()
    const end = await holdUploads(page)
    await beginNews(page, '等候圖片')
    await part(page, 'image')
      .locator('input')
      .setInputFiles(await picture('封面.png'))
    await part(page, 'image_list')
      .locator('input')
      .setInputFiles([await picture('一.png'), await picture('二.png')])
    await part(page, 'content').getByRole('button', { name: '插入圖片' }).click()
    await page
      .getByRole('dialog')
      .getByLabel('上載新檔案')
      .setInputFiles(await picture('內文.png'))
    await part(page, 'content').getByRole('progressbar').waitFor()
    await save(page)
    await saving(page).waitFor()
    await expectAccessible(page)
    expect(await publishedNews('等候圖片')).toBeUndefined()
    end('passes')
    await rowOf(page, '等候圖片').waitFor()
    await expect.poll(() => publishedNews('等候圖片')).toBeDefined()
    const made = await publishedNews('等候圖片')
    expect(made?.image_list).toHaveLength(2)
    expect(made?.content).toContain('<img')
    expect(made).toMatchObject({ image: expect.stringMatching(/./), revision: 1 })
  })

  it('stops where it is refused, and goes to it; without it only once it is taken out', async () => {
    const page = window()
    const end = await holdUploads(page)
    await beginNews(page, '被拒圖片')
    await part(page, 'image')
      .locator('input')
      .setInputFiles(await picture('太大.png'))
    await save(page)
    await saving(page).waitFor()
    end('is refused')
    await part(page, 'image').getByText('檔案太大').waitFor()
    await saving(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => part(page, 'image').evaluate(each => each.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Control+s')
    await page
      .locator('.toast, [role=status], [role=alert]')
      .getByText('未能儲存')
      .first()
      .waitFor()
    expect(await publishedNews('被拒圖片')).toBeUndefined()
    await part(page, 'image').getByRole('button', { name: '移除', exact: true }).press('Enter')
    await part(page, 'image').locator('input:focus').waitFor()
    await save(page)
    await rowOf(page, '被拒圖片').waitFor()
    await expect.poll(() => publishedNews('被拒圖片')).toMatchObject({ image: null })
  })

  it('keeps it on the device where the line goes down meanwhile, and both go together', async () => {
    const page = window()
    const end = await holdUploads(page)
    await beginNews(page, '斷線圖片')
    await part(page, 'image')
      .locator('input')
      .setInputFiles(await picture('隨行.png'))
    await save(page)
    await saving(page).waitFor()
    end('is lost')
    await rowOf(page, '斷線圖片').waitFor()
    await expect
      .poll(() => publishedNews('斷線圖片'))
      .toMatchObject({ image: expect.stringMatching(/^(?!pending)/) })
  })

  it('says of an animation that the site shows its first picture alone', async () => {
    const page = window()
    await beginNews(page, '會動圖片')
    const frames = await Promise.all(['一.png', '二.png'].map(name => picture(name)))
    const moving = sharp(
      frames.map(({ buffer }) => buffer),
      { join: { animated: true } },
    )
    const buffer = await moving.webp({ loop: 0, delay: [100, 100] }).toBuffer()
    const input = part(page, 'image').locator('input')
    await input.setInputFiles({ name: '跳舞.webp', mimeType: 'image/webp', buffer })
    await page.getByText('「跳舞.webp」是動畫，網站只顯示第一格').waitFor()
    await save(page)
    await rowOf(page, '會動圖片').waitFor()
  })

  it('asks before the page is left', async () => {
    const page = window()
    const end = await holdUploads(page)
    await button(page, '新增').click()
    await part(page, 'image')
      .locator('input')
      .setInputFiles(await picture('未完.png'))
    await part(page, 'image').getByRole('progressbar').waitFor()
    await button(page, '取消').last().click()
    await questionAt(page).getByText('檔案仍在上載').waitFor()
    await answerWith(page, '取消')
    expect(await part(page, 'image').getByRole('progressbar').count()).toBe(1)
    end('passes')
  })
})
