/** The media library: every file, where it is used, what is said about it, another one in its place. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { createRequestCall } from '#data/api.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
leaveNothingIn(site, tutor.name)
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
})
const request = createRequestCall({ origin: site.origin })

const published = async (name: string) =>
  (await request(recordCalls(tutor).list)).find(each => each.name === name)

/** A picture with its subject in the upper left corner. */
async function portrait(name: string, background: string) {
  const image = sharp({ create: { width: 700, height: 900, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** Pictures of the library, by their names: a colour (two that are alike are one file), and the tutors who have it. */
const pictures: Record<string, [string, ...string[]]> = {
  '正面照.png': ['#123456', '有照片的導師'],
  '專家照.png': ['#345678', '專家陳老師'],
  '全身照.png': ['#9a3412', '裁剪導師'],
  '舊照.png': ['#567890', '換照片甲', '換照片乙'],
  '到達.png': ['#662244', '用到達'],
  '途中.png': ['#335599', '用途中'],
}
// They are there before the window, which reads all once.
beforeAll(async () => {
  for (const [label, [colour, ...names]] of Object.entries(pictures)) {
    const { buffer } = await portrait(label, colour)
    const image = await staff.upload(new Blob([new Uint8Array(buffer)]), label)
    for (const name of names) await staff.add('Tutor', { name, image })
  }
})
const shown = oneWindow(() => open('/admin/tutor', 1280, [/status of 401/]))

/** The library, whatever the test before has left open. */
async function library(): Promise<Page> {
  const page = shown()
  for (const dialog of await page.getByRole('dialog').all()) {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await goTo(page, '/admin/file')
  await page.getByLabel('按種類篩選').selectOption('全部')
  return page
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '管理目錄' }).getByRole('link', { name, exact: true })

const card = (page: Page, label: string) =>
  page.locator('[data-library]').getByRole('button', { name: new RegExp(label) })

describe('the media library', () => {
  it('says where a file is used, and finds those that are not', async () => {
    const page = await library()
    await card(page, '正面照.png').getByText('用於1處').waitFor()
    await card(page, '正面照.png').click()
    await page.getByRole('dialog').getByRole('link', { name: '有照片的導師' }).waitFor()
    await expectAccessible(page, { include: '[role=dialog]' })
    await page.keyboard.press('Escape')

    await menu(page, '導師').click()
    await page.getByRole('button', { name: '刪除有照片的導師' }).click()
    await rowOf(page, '有照片的導師').waitFor({ state: 'detached' })
    await menu(page, '媒體庫').click()
    await page.getByLabel('按種類篩選').selectOption('未使用')
    await card(page, '正面照.png').getByText('未使用').waitFor()
  })

  it('takes files that no record has yet, says why it does not, and shows what came', async () => {
    const page = await library()
    const coming = page.getByRole('group', { name: '上載檔案' })
    const program = { name: '程式.exe', mimeType: 'application/x-msdownload', buffer: Buffer.of(1) }
    const [one, other] = [
      await portrait('多一.png', '#123123'),
      await portrait('多二.png', '#321321'),
    ]
    await page.getByLabel('上載檔案').last().setInputFiles([one, program, other])
    for (const { name } of [one, other]) await card(page, name).getByText('未使用').waitFor()
    await coming.getByText('程式.exe：不接受這種檔案').waitFor()
    await expectAccessible(page)
    await coming.getByRole('button', { name: '移除' }).click()
    await coming.getByText('程式.exe').first().waitFor({ state: 'detached' })
    // Where the session has ended, to choose some leads to the login, whatever is still on its way.
    await page.evaluate(() => localStorage.setItem('token', 'ended'))
    await page.getByLabel('上載檔案').last().setInputFiles([one, other])
    await page.waitForURL('**/admin/login')
    await signInAs(page, site)
    await card(page, one.name).waitFor()
  })

  it('gives a picture words and a focal point, and visitors have both', async () => {
    const page = await library()
    await card(page, '專家照.png').click()
    await page.getByLabel('替代文字').fill('穿西裝的陳老師')
    await page.getByRole('slider', { name: '上下' }).fill('10')
    await page.getByRole('slider', { name: '左右' }).fill('25')
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    const asset = async () => Object.values((await published('專家陳老師'))?.assets ?? {})[0]
    await expect.poll(asset).toMatchObject({ alt: '穿西裝的陳老師', focus: '25% 10%' })
    const record = await published('專家陳老師')
    const visitor = await visit(`${site.origin}/macau-course/tutorDetail/${record?.id}`, {
      width: 390,
    })
    const picture = visitor.getByRole('img', { name: '穿西裝的陳老師' }).first()
    await picture.waitFor()
    expect(await picture.evaluate(image => getComputedStyle(image).objectPosition)).toBe('25% 10%')
    // The next edit of the record begins from what it has become.
    await menu(page, '導師').click()
    await rowOf(page, '專家陳老師').getByRole('link').first().click()
    await page.locator('[data-field=job_title] input').fill('總監')
    await save(page)
    await expect.poll(async () => (await published('專家陳老師'))?.job_title).toBe('總監')
    expect(await asset()).toMatchObject({ focus: '25% 10%' })
  })

  it('leaves what a colleague has said of a picture meanwhile', async () => {
    const page = await library()
    await card(page, '舊照.png').click()
    await page.getByLabel('替代文字').fill('舊的照片')
    await staff.say(String((await published('換照片甲'))?.image), { focus: '25% 10%' })
    // As if one came back to the window: it asks then.
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))
    const height = page.getByRole('slider', { name: '上下' })
    await expect.poll(() => height.inputValue()).toBe('10')
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    const asset = async () => Object.values((await published('換照片甲'))?.assets ?? {})[0]
    await expect.poll(asset).toMatchObject({ alt: '舊的照片' })
    expect(await asset()).toMatchObject({ focus: '25% 10%' })
  })

  it('cuts a picture, and the part takes its place wherever it is named', async () => {
    const page = await library()
    const image = async () => (await published('裁剪導師'))?.image
    const old = await image()
    await card(page, '全身照.png').click()
    // What was just said of it is said of the part.
    await page.getByLabel('替代文字').fill('站着的導師')
    await page.getByRole('slider', { name: '上下' }).fill('25')
    await page.getByRole('button', { name: '裁剪', exact: true }).click()
    await page.getByRole('heading', { name: '裁剪圖片' }).waitFor()
    await page.getByRole('button', { name: '4:5', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '裁剪', exact: true }).click()
    await page.getByText('已在1處替換「全身照.png」').waitFor()
    await expect.poll(image).not.toBe(old)
    const [asset] = Object.values((await published('裁剪導師'))?.assets ?? {})
    expect((asset?.width ?? 0) / (asset?.height ?? 1)).toBeCloseTo(4 / 5, 1)
    expect(asset).toMatchObject({ alt: '站着的導師', focus: '50% 24%' })
  })

  it('puts another file wherever one is named, and takes that back', async () => {
    const page = await library()
    const names = async () => [
      (await published('換照片甲'))?.image,
      (await published('換照片乙'))?.image,
    ]
    const [old] = await names()
    expect(await names()).toEqual([old, old])
    await card(page, '舊照.png').click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(await portrait('新照.png', '#789012'))
    await page.getByText('已在2處替換「舊照.png」').waitFor()
    await expect.poll(names).not.toContain(old)
    const [first, second] = await names()
    expect(first).toBe(second)
    await page.getByRole('button', { name: '復原', exact: true }).click()
    await expect.poll(names).toEqual([old, old])
  })
})

describe('a picture that takes the place of another', () => {
  async function replacing(name: string, before: (page: Page) => Promise<unknown>) {
    const page = await library()
    await card(page, `${name}.png`).click()
    await before(page)
    await page
      .getByLabel('在所有地方換成另一個檔案')
      .setInputFiles(await portrait(`${name}之後.png`, '#775533'))
    return page
  }

  it('is not said to be stopped once it is there', async () => {
    let said = async () => ''
    await replacing('到達', async page => {
      said = await hearToasts(page)
    })
    await expect.poll(said).toContain('替換「到達.png」')
    expect(await said()).not.toContain('已停止上載')
  })

  it('may be chosen once more after it was refused: a browser tells nobody of the same choice', async () => {
    const page = await library()
    await card(page, '舊照.png').click()
    const input = page.getByLabel('在所有地方換成另一個檔案')
    await input.setInputFiles({ name: '筆記.txt', mimeType: 'text/plain', buffer: Buffer.of(1) })
    await page.getByRole('dialog').getByText('筆記.txt：不是可用的圖片').waitFor()
    expect(await input.inputValue()).toBe('')
  })

  it('is not lost on its way without a question', async () => {
    const page = await replacing('途中', each => each.route('**/api/upload', () => undefined))
    await page.getByText('正在上載途中之後.png').waitFor()
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.unroute('**/api/upload')
  })
})
