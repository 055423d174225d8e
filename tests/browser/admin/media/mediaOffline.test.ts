/** The media library without a network: files are described, replaced and chosen from what is known on the device. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { fileCalls } from '#contract/calls/files.ts'
import { news } from '#contract/collections/news.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'
import { expectWaiting, sendNow, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'

const at = onePhone(workerSite())
for (const { name } of [tutor, news]) leaveNothingIn(at.site, name)

const draw = (background: string) =>
  sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .png()
    .toBuffer()

/** Used by records of two collections. */
let shared = ''
beforeAll(async () => {
  const staff = await signIn(at.site)
  shared = await staff.upload(new Blob([new Uint8Array(await draw('#602040'))]), '共用的圖.png')
  await staff.add('Tutor', { name: '共用圖片的導師', image: shared })
  await staff.add('News', { title: '共用圖片的消息', category: 'news', image: shared })
})
const window = at.oneWindow(() => whereStaffWork(at))

const { withTitle } = staffAt(at)

/** A page of the admin that is loaded without a line. */
async function openCut(path: string): Promise<Page> {
  const page = window()
  at.line.state = 'cut'
  await page.goto(at.line.origin + path)
  await page.getByText('離線編輯').waitFor()
  return page
}

it('a picture is described and replaced everywhere, and all of it is sent when the line is back', {
  timeout: 180_000,
}, async () => {
  const images = async () =>
    [
      ...(await withTitle(tutor, '共用圖片的導師')),
      ...(await withTitle(news, '共用圖片的消息')),
    ].map(({ image }) => image)
  const page = await openCut('/admin/file')
  const card = page.getByRole('button', { name: /共用的圖\.png/ })
  await card.getByText('用於2處').waitFor()
  await card.click()
  await page.getByLabel('替代文字').fill('三個熒幕')
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await card.getByText('待同步').waitFor()
  await expectWaiting(page, 1)

  await card.click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: '離線新圖.png',
      mimeType: 'image/png',
      buffer: await draw('#204060'),
    })
  const done = '在2處替換「共用的圖.png」：已儲存於本機，連線後自動送出'
  await page.getByText(done, { exact: true }).waitFor()
  await card.getByText('未使用').waitFor()
  await expectWaiting(page, 3)
  expect(await images()).toEqual([shared, shared])

  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  await page.getByText('已在2處替換「共用的圖.png」', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  const [first, second] = await images()
  expect(first).toBe(second)
  expect(first).not.toBe(shared)
  await card.getByText('待同步').waitFor({ state: 'detached' })
  await card.click()
  expect(await page.getByLabel('替代文字').inputValue()).toBe('三個熒幕')
})

it('a picture of the list on this device is chosen, and its record is sent when the line is back', {
  timeout: 180_000,
}, async () => {
  const page = await openCut('/admin/tutor')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill('離線選圖的導師')
  await page.getByRole('button', { name: '從媒體庫選擇' }).click()
  const dialog = page.getByRole('dialog', { name: '從媒體庫選擇' })
  await dialog.getByRole('searchbox').fill('course-data')
  await dialog.getByText('共1項').waitFor()
  const isBroken = () =>
    dialog
      .locator('[data-library] img')
      .evaluateAll(all => all.some(each => (each as HTMLImageElement).naturalWidth === 0))
  await expect.poll(isBroken).toBe(false)
  await dialog.getByText('course-data.webp', { exact: true }).click()
  await expectAccessible(page, { include: '[role=dialog]' })
  await dialog.getByRole('button', { name: '選用', exact: true }).click()
  await page.locator('[data-field=image]').getByRole('link', { name: 'course-data.webp' }).waitFor()
  await save(page)
  await rowOf(page, '離線選圖的導師').waitFor()
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  const [made] = await withTitle(tutor, '離線選圖的導師')
  expect(made?.assets).toMatchObject({ [String(made?.image)]: { label: 'course-data.webp' } })
})

/** What the device has kept of the library goes, and nothing else of what staff read. */
const forgetFiles = (page: Page) =>
  page.evaluate(
    name =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('school-website')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite')
          const kept = writing.objectStore('kept')
          const reading = kept.get('staff')
          reading.onsuccess = () => {
            const { clientState, ...rest } = reading.result
            const queries = (clientState.queries as object[]).filter(
              query => !JSON.stringify(query).includes(name),
            )
            kept.put({ ...rest, clientState: { ...clientState, queries } }, 'staff')
          }
          writing.oncomplete = () => resolve(opening.result.close())
        }
      }),
    fileCalls.listFiles.name,
  )

it('what is not on the device is said not to be', async () => {
  const page = window()
  at.line.state = 'cut'
  // No page of the admin keeps what it has read while this one is open.
  await page.goto(`${at.line.origin}/admin/login`)
  await forgetFiles(page)
  await openCut('/admin/tutor')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.getByRole('button', { name: '從媒體庫選擇' }).click()
  const dialog = page.getByRole('dialog', { name: '從媒體庫選擇' })
  await dialog.getByText('離線中，媒體庫不在這個裝置上').waitFor()
  await page.keyboard.press('Escape')
})
