import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { rowOf, save } from '../../../setup/admin.ts'

/** Makes a tutor with a picture in the list that is open. The picture is sent before the record. */
export async function addPictured(page: Page, name: string): Promise<void> {
  const drawn = sharp({ create: { width: 64, height: 40, channels: 3, background: '#604020' } })
  const file = { name: `${name}.png`, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill(name)
  const image = page.locator('[data-field=image]')
  await image.locator('input[type=file]').setInputFiles(file)
  await image.getByText(file.name).first().waitFor()
  await image.getByRole('progressbar').waitFor({ state: 'detached' })
  await save(page)
  await rowOf(page, name).waitFor()
}
