/** The media library without a network: what is said about a file waits, and so does another in its place. */
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileCalls } from '#contract/calls/files.ts'
import { courses } from '#contract/collections/course.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { expectWaiting, isOnDevice, sendNow, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { published, openKept } = staffAt(at)

it('a picture is described and replaced everywhere, and all of it is sent when the line is back', {
  timeout: 180_000,
}, async () => {
  const named = async () =>
    (await Promise.all(Object.values(courses).map(published)))
      .flat()
      .filter(({ assets }) =>
        Object.values(assets as Record<string, { label: string }>).some(
          ({ label }) => label === 'course-data.webp',
        ),
      )
  const before = await named()
  expect(before.length).toBeGreaterThan(1)
  const [{ image: old }] = before as [(typeof before)[0]]

  const page = await openKept('/admin/file')
  await expect
    .poll(() => isOnDevice(page, fileCalls.listFiles.name), { timeout: 20_000 })
    .toBe(true)
  at.line.state = 'cut'
  await page.reload()
  await page.getByText('離線編輯').waitFor()
  const card = page.getByRole('button', { name: /course-data\.webp/ })
  await card.getByText(`用於${before.length}處`).waitFor()
  await card.click()
  await page.getByLabel('替代文字').fill('三個熒幕')
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await card.getByText('待同步').waitFor()
  await expectWaiting(page, 1)

  await card.click()
  const create = { width: 800, height: 500, channels: 3, background: '#204060' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '離線新圖.png', mimeType: 'image/png', buffer })
  const done = `在${before.length}處替換「course-data.webp」：已儲存於本機，連線後自動送出`
  await page.getByText(done, { exact: true }).waitFor()
  await card.getByText('未使用').waitFor()
  await expectWaiting(page, 1 + before.length)
  expect(await named()).toEqual(before)

  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  const after = await Promise.all(Object.values(courses).map(published))
  const now = after.flat().filter(({ id }) => before.some(each => each.id === id))
  const images = new Set(now.map(({ image }) => image))
  expect(images.size).toBe(1)
  expect(images).not.toContain(old)
  await card.getByText('待同步').waitFor({ state: 'detached' })
  await card.click()
  expect(await page.getByLabel('替代文字').inputValue()).toBe('三個熒幕')
})
