/** A picture that is cut stays the picture it was: its kind, its name, and what is said about it. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Assets } from '#contract/asset.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { createRequestCall } from '#data/api.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'

const { site, open } = await adminAtSite()
const request = createRequestCall({ origin: site.origin })

const MB = 1024 ** 2

/** Noise, which no format makes small, as grain does in a photograph. */
async function photograph(width: number, height: number, name: string, ending: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#777', noise } })
  const buffer = await (ending === 'png' ? image.png() : image.jpeg({ quality: 80 })).toBuffer()
  return {
    name: `${name}.${ending}`,
    mimeType: ending === 'png' ? 'image/png' : 'image/jpeg',
    buffer,
  }
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

async function say(page: Page, name: string, notes: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await fetch(`${site.origin}/api/modifyFile`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, ...notes }),
  })
  expect(answer.status).toBe(200)
}

const assetOf = async (name: string) => {
  const all = await request(recordCalls(tutor).list)
  const record = all.find(each => each.name === name)
  const image = String(record?.image)
  return { image, asset: (record?.assets as Assets | undefined)?.[image] }
}

async function addTutor(page: Page, name: string, file: Awaited<ReturnType<typeof photograph>>) {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill(name)
  const part = page.locator('[data-field=image]')
  await part.locator('input[type=file]').setInputFiles(file)
  await part.locator('.adm-file-name a').waitFor()
  await save(page)
  await rowOf(page, tutor, name).waitFor()
}

async function cropOpen(page: Page, ratio: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '裁剪圖片' })
  await expect
    .poll(() => dialog.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: ratio }).click()
  await dialog.getByRole('button', { name: '裁剪', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('a large photograph is cut to a file of its own kind, name and words', {
  timeout: 120_000,
}, async () => {
  const page = await open('/admin/tutor')
  const file = await photograph(3600, 2400, '畢業合照', 'jpg')
  expect(file.buffer.length).toBeGreaterThan(3 * MB)
  await addTutor(page, '裁剪的導師', file)
  const before = await assetOf('裁剪的導師')
  await say(page, before.image, { alt: '一班畢業生', focus: '50% 25%' })

  await page.reload()
  await rowOf(page, tutor, '裁剪的導師').getByRole('link', { name: '裁剪的導師' }).click()
  const sent = watchUploads(page)
  const part = page.locator('[data-field=image]')
  await part.getByRole('button', { name: '裁剪' }).click()
  await cropOpen(page, '4:5')
  await part.getByRole('progressbar').waitFor({ state: 'detached' })
  await part.getByText('畢業合照.jpg').waitFor()
  await save(page)
  await rowOf(page, tutor, '裁剪的導師').waitFor()
  await expect.poll(async () => (await assetOf('裁剪的導師')).image).not.toBe(before.image)
  const { asset } = await assetOf('裁剪的導師')
  expect(asset).toMatchObject({
    label: '畢業合照.jpg',
    width: 1920,
    height: 2400,
    alt: '一班畢業生',
  })
  // The same place, seen from the corner of what is left.
  expect(asset?.focus).toBe('50% 25%')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toBeLessThan(file.buffer.length * 1.5)
})
