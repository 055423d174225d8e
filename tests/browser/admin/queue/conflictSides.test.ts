/** What two people made of a record is shown as they know it: who is to choose sees what there is to choose from. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { picture } from '../../../setup/heldUploads.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
let staff: Staff
let id: string
/** Where a link in it leads to is all that tells two of them apart. */
let textTo: (href: string) => string
beforeAll(async () => {
  staff = await signIn(site)
  const { buffer, name } = await picture('內文.png', 640)
  const shown = await staff.upload(new Blob([new Uint8Array(buffer)]), name)
  const twice = `<img src="/upload/${shown}" />`.repeat(2)
  textTo = href => `<p>請看<a href="${href}">課程</a></p><p>${twice}</p>`
  const content = textTo('/course')
  id = await staff.add('News', { title: '兩人的消息', category: 'news', content })
})
// The record is there before the list is read.
const window = oneWindow(() => open('/admin/media', 1280, [/status of 409/]))
afterAll(() => staff.remove('News', id))

it('pictures as pictures with their names, and of a text that reads alike that it does', async () => {
  const page = window()
  await goTo(page, '/admin/media')
  await rowOf(page, '兩人的消息').getByRole('link', { name: '兩人的消息', exact: true }).click()
  await page.locator('[data-field=image] input').setInputFiles(await picture('我的相片.png', 640))
  await page.locator('[data-field=image] [data-file-name]').getByText('我的相片.png').waitFor()
  await page.locator('.ql-editor').getByText('請看').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  const theirs = await picture('她的相片.png', 640)
  const image = await staff.upload(new Blob([new Uint8Array(theirs.buffer)]), theirs.name)
  await staff.modify('News', { id, image, content: textTo('/about') })
  await save(page)

  const dialog = page.getByRole('dialog', { name: '「兩人的消息」有衝突' })
  const field = (name: string) => dialog.getByRole('group', { name, exact: true })
  for (const name of ['我的相片.png', '她的相片.png']) {
    const side = field('圖片').locator('label').filter({ hasText: name })
    const width = () => side.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
  await field('內容').getByText('文字和圖片相同，只是格式或連結不同。').waitFor()
  await expectAccessible(page, { include: '[role=dialog]' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBe(0)
  }

  await field('圖片').getByRole('radio', { name: /我的/ }).check()
  await field('內容')
    .getByRole('radio', { name: /其他人的/ })
    .check()
  await dialog.getByRole('button', { name: '套用' }).click()
  await dialog.waitFor({ state: 'detached' })
  const kept = async () => (await staff.list('News')).find(each => each.id === id)
  await expect.poll(async () => (await kept())?.image).not.toBe(image)
  expect(await kept()).toMatchObject({ content: expect.stringContaining('/about') })
})

it('also after one has saved and gone on: the editor still shows what stood there before', async () => {
  const page = window()
  const kept = async () => (await staff.list('News')).find(each => each.id === id)
  await rowOf(page, '兩人的消息').getByRole('link', { name: '兩人的消息', exact: true }).click()
  const title = page.locator('[data-field=title] input')
  await title.press('End')
  await page.keyboard.type('，續')
  await staff.modify('News', { id, content: '<p>同事改寫的內容</p>' })
  await page.keyboard.press('Control+s')
  await page
    .locator('[data-form-end]')
    .getByText(/^已送出/)
    .waitFor()
  expect(await kept()).toMatchObject({ title: '兩人的消息，續', content: '<p>同事改寫的內容</p>' })

  await page.locator('.ql-editor').getByText('請看').click()
  await page.keyboard.type('自己的')
  // What the question is not about is sent, whatever becomes of it.
  await title.press('End')
  await page.keyboard.type('篇')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: '「兩人的消息，續篇」有衝突' })
  await expect.poll(() => dialog.getByRole('group').count()).toBe(1)
  await dialog.getByRole('group', { name: '內容' }).getByText('同事改寫的內容').waitFor()
  await dialog.getByRole('radio', { name: /其他人的/ }).check()
  await dialog.getByRole('button', { name: '套用' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await kept())?.title).toBe('兩人的消息，續篇')
  expect(await kept()).toMatchObject({ content: '<p>同事改寫的內容</p>' })
})
