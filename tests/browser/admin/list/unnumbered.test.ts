/** Records without a number of their own are put in order. */
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { slickImage } from '#contract/collections/images.ts'
import { rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
for (const name of ['Tutor', 'SlickImage']) leaveNothingIn(site, name)

it('a move that gives several of them numbers says so, and is taken back at once', async () => {
  const staff = await signIn(site)
  for (const name of ['未排甲', '未排乙', '未排丙']) await staff.add('Tutor', { name })
  const page = await open('/admin/tutor')
  const titles = () => page.locator('[data-title] a').allInnerTexts()
  const last = async () => (await titles()).slice(-3)
  await expect.poll(last).toEqual(['未排丙', '未排乙', '未排甲'])
  await rowOf(page, '未排丙').getByRole('button', { name: '下移未排丙' }).click()
  const bar = page.locator('[data-undo]')
  await bar.getByText('已重排2項').waitFor()
  expect(await last()).toEqual(['未排乙', '未排丙', '未排甲'])
  const place = (name: string) => rowOf(page, name).getByLabel(`${name}的排序`)
  expect(await place('未排甲').inputValue()).toBe('')
  await bar.getByRole('button', { name: '復原' }).click()
  await page.getByText('已還原2項').first().waitFor()
  await expect.poll(last).toEqual(['未排丙', '未排乙', '未排甲'])
  expect(await place('未排丙').inputValue()).toBe('')
})

it('one without a title is called what such records are called, by what is said of its move', async () => {
  const staff = await signIn(site)
  const channels = 3
  const png = await sharp({ create: { width: 40, height: 30, channels, background: '#a03040' } })
    .png()
    .toBuffer()
  const image = await staff.upload(new Blob([new Uint8Array(png)]), '無題.png')
  await staff.add('SlickImage', { image })
  const page = await open('/admin/slick-image')
  await page.getByRole('button', { name: `拖動${slickImage.label}`, exact: true }).focus()
  await page.keyboard.press('Space')
  // It stands in its own place at once, and the one is said over the other.
  const words = new RegExp(`^(已提起${slickImage.label}|${slickImage.label}移到.+)$`)
  await page.locator('[role=status]').getByText(words).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
})
