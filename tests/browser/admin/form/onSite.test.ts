/** From the form of a record to its page on the site. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
})

const link = (page: Page) => page.getByRole('link', { name: '在網站上查看' })

async function openForm(collection: AnyCollection, id: string, width = 1280): Promise<Page> {
  const page = await open(`${adminPath(collection)}?record=${collection.name}%2F${id}`, width)
  await page.getByRole('link', { name: '修訂紀錄' }).last().waitFor()
  await page.locator('[data-field]').first().waitFor()
  return page
}

it.each([390, 1280])(
  'leads to the page of a record that visitors see, and names it (%i px)',
  async width => {
    const name = '很長很長的名字'.repeat(12)
    const id = await staff.add('Tutor', { name })
    const page = await openForm(tutor, id, width)
    await page.getByRole('heading', { name: '編輯導師', exact: true }).waitFor()
    await page.locator('.adm-head').getByText(name).waitFor()
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isTooWide()).toBe(false)
    await expectAccessible(page)
    await link(page).click()
    await page.waitForURL(`**/macau-course/tutorDetail/${id}`)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await staff.remove('Tutor', id)
  },
)

it('is not offered of what visitors do not see, nor of what has no page', async () => {
  const id = await staff.add('Tutor', { name: '停用的導師', enabled: false })
  const page = await openForm(tutor, id)
  expect(await link(page).count()).toBe(0)
  await page.goto(`${site.origin}${adminPath(tutor)}?record=Tutor%2Fnew`)
  await page.getByRole('heading', { name: '新增導師' }).waitFor()
  expect(await link(page).count()).toBe(0)
  const [written] = await staff.list('Blog')
  expect(await link(await openForm(blog, String(written?.id))).count()).toBe(0)
  await staff.remove('Tutor', id)
})
