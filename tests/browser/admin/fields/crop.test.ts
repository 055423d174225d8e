/** A picture that is cut stays the picture it was: its kind, its name, and what is said about it. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import type { Assets } from '#contract/asset.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { createRequestCall } from '#data/api.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { holdUploads, picture } from '../../../setup/heldUploads.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'
import { stormSize } from '../../../setup/storms.ts'

const { site, open } = await adminAtSite(workerSite())
const request = createRequestCall({ origin: site.origin })

/** Pixels; the server works for long on what comes from a camera. */
const WIDTH = stormSize('PHOTOGRAPH', 900, 3600)
const HEIGHT = (WIDTH * 2) / 3

/** Noise, which no format makes small, as grain does in a photograph. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const image = sharp({ create: { ...size, background: '#777', noise } })
  return image.jpeg({ quality: 80 }).toBuffer()
}

/** How large the files were that the page has sent, and what they were called and said to be. */
function watchUploads(page: Page) {
  const sent: number[] = []
  page.on('request', async each => {
    if (!each.url().endsWith('/api/upload')) return
    sent.push(Number((await each.allHeaders())['content-length']))
  })
  return sent
}

const assetOf = async (name: string) => {
  const all = await request(recordCalls(tutor).list)
  const record = all.find(each => each.name === name)
  const image = String(record?.image)
  return { image, asset: (record?.assets as Assets | undefined)?.[image] }
}

const cropDialog = (page: Page) => page.getByRole('dialog', { name: '裁剪圖片' })

/** Pictures are cut, but not written, until `written` is called. */
async function holdCuts(page: Page) {
  await page.evaluate(() => {
    const { prototype } = HTMLCanvasElement
    const { toBlob } = prototype
    prototype.toBlob = function (...told) {
      addEventListener('written', () => toBlob.apply(this, told), { once: true })
    }
  })
  return { written: () => page.evaluate(() => void dispatchEvent(new Event('written'))) }
}

async function cropOpen(page: Page, ratio: string): Promise<void> {
  const dialog = cropDialog(page)
  await expect
    .poll(() => dialog.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: ratio }).click()
  // Beside the frame, where a press draws no other one: that of a press has no size.
  const { x = 0, y = 0 } = (await dialog.locator('img').boundingBox()) ?? {}
  await page.mouse.click(x + 3, y + 3)
  await dialog.getByRole('button', { name: '裁剪', exact: true }).click()
}

it('a photograph is cut to a file of its own kind, name and words, by the frame that is seen, whatever is pressed beside it', {
  timeout: 120_000,
}, async () => {
  const file = await photograph()
  expect(file.length).toBeGreaterThan(WIDTH * HEIGHT * 0.35)
  const staff = await signIn(site)
  const image = await staff.upload(new Blob([new Uint8Array(file)]), '畢業合照.jpg')
  await staff.say(image, { alt: '一班畢業生', focus: '50% 25%' })
  const id = await staff.add('Tutor', { name: '裁剪的導師', image })
  onTestFinished(() => staff.remove('Tutor', id))
  const before = await assetOf('裁剪的導師')

  const page = await open('/admin/tutor')
  await rowOf(page, '裁剪的導師').getByRole('link', { name: '裁剪的導師' }).click()
  const sent = watchUploads(page)
  const part = page.locator('[data-field=image]')
  await part.getByRole('button', { name: '裁剪' }).click()
  // Who presses twice, and who gives it up after all, gets what they see.
  const { written } = await holdCuts(page)
  await cropOpen(page, '1:1')
  await cropDialog(page).getByRole('button', { name: '取消' }).click()
  await written()
  await part.getByRole('button', { name: '裁剪' }).click()
  await cropOpen(page, '4:5')
  await cropDialog(page).getByRole('button', { name: '裁剪', exact: true }).click({ force: true })
  await written()
  await cropDialog(page).waitFor({ state: 'detached' })
  await part.getByRole('progressbar').waitFor({ state: 'detached' })
  await part.getByText('畢業合照.jpg').waitFor()
  await save(page)
  await rowOf(page, '裁剪的導師').waitFor()
  await expect.poll(async () => (await assetOf('裁剪的導師')).image).not.toBe(before.image)
  const { asset } = await assetOf('裁剪的導師')
  expect(asset).toMatchObject({
    label: '畢業合照.jpg',
    width: (HEIGHT * 4) / 5,
    height: HEIGHT,
    alt: '一班畢業生',
  })
  // The same place, seen from the corner of what is left.
  expect(asset?.focus).toBe('50% 25%')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toBeLessThan(file.length * 1.5)
})

it('a cut picture takes the place of the one it was cut from, whatever comes before it', async () => {
  const staff = await signIn(site)
  const labels = ['甲.png', '乙.png', '丙.png'] as const
  const [first, second, third] = await Promise.all(labels.map(name => picture(name)))
  const stored = []
  for (const { name, buffer } of [first, second].filter(each => each !== undefined))
    stored.push(await staff.upload(new Blob([new Uint8Array(buffer)]), name))
  const news = { title: '裁剪的相簿', category: 'news', image_list: stored }
  const id = await staff.add('News', news)
  onTestFinished(() => staff.remove('News', id))

  const page = await open('/admin/media', 1280, [/status of 413/])
  await rowOf(page, news.title).getByRole('link', { name: news.title }).click()
  const part = page.locator('[data-field=image_list]')
  const named = () => part.locator('[data-file] a').allInnerTexts()
  const end = await holdUploads(page)
  await part.getByRole('button', { name: '裁剪' }).first().click()
  await cropOpen(page, '4:5')
  await cropDialog(page).waitFor({ state: 'detached' })
  end('is refused')
  await part.getByText('檔案太大').waitFor()
  await part.locator('input').setInputFiles(third ?? [])
  await expect.poll(named).toEqual([...labels])
  await part.getByRole('button', { name: '重試' }).click()
  await part.locator(`a[href*="${stored[0]}"]`).waitFor({ state: 'detached' })
  expect(await named()).toEqual([...labels])
})
