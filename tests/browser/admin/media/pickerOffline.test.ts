/** Choosing from the library without a network: from what is known of it on the device, and saying so where nothing is. */
import { expect, it } from 'vitest'
import { fileCalls } from '#contract/calls/files.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { isOnDevice, sendNow, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { withTitle, openKept } = staffAt(at)

it('a picture of the list on this device is chosen, and its record is sent when the line is back', {
  timeout: 180_000,
}, async () => {
  const page = await openKept('/admin/tutor')
  await expect
    .poll(() => isOnDevice(page, fileCalls.listFiles.name), { timeout: 20_000 })
    .toBe(true)
  at.line.state = 'cut'
  await page.reload()
  await page.getByText('離線編輯').waitFor()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill('離線選圖的導師')
  await page.getByRole('button', { name: '從媒體庫選擇' }).click()
  const dialog = page.getByRole('dialog', { name: '從媒體庫選擇' })
  await dialog.getByRole('searchbox').fill('course-data')
  await dialog.getByText('共1項').waitFor()
  const isBroken = () =>
    dialog
      .locator('.adm-library img')
      .evaluateAll(all => all.some(each => (each as HTMLImageElement).naturalWidth === 0))
  await expect.poll(isBroken).toBe(false)
  await dialog.getByText('course-data.webp', { exact: true }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '選用', exact: true }).click()
  await page.locator('[data-field=image]').getByRole('link', { name: 'course-data.webp' }).waitFor()
  await save(page)
  await rowOf(page, tutor, '離線選圖的導師').waitFor()
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  const [made] = await withTitle(tutor, '離線選圖的導師')
  expect(made?.assets).toMatchObject({ [String(made?.image)]: { label: 'course-data.webp' } })
})

it('what is not on the device is said not to be', async () => {
  await at.phone.context.route(`**/api/${fileCalls.listFiles.name}`, route => route.abort())
  const page = await openKept('/admin/tutor')
  at.line.state = 'cut'
  await page.reload()
  await page.getByText('離線編輯').waitFor()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.getByRole('button', { name: '從媒體庫選擇' }).click()
  const dialog = page.getByRole('dialog', { name: '從媒體庫選擇' })
  await dialog.getByText('離線中，媒體庫不在這個裝置上').waitFor()
  await page.keyboard.press('Escape')
})
