/** Every screen of the admin, its dialogs open, as a machine finds it. */
import { describe, it } from 'vitest'
import { collections } from '#contract/collections/index.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'

const { open } = await adminAtSite()
const paths = [...new Set(collections.map(adminPath))]

describe.each([390, 1280])('at %i px a machine finds no accessibility fault', width => {
  it.each(paths)('on the list at %s, its form, and the queue', async path => {
    const page = await open(path, width)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('tbody tr').first().waitFor()
    await expectAccessible(page)
    await page.locator('.adm-title-cell a').first().click()
    await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /待同步/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })
})
