/** From the form of a record to its page on the site. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const LONG = '很長很長的名字'.repeat(12)
let staff: Staff
let seen: string
let hidden: string
beforeAll(async () => {
  staff = await signIn(site)
  seen = await staff.add('Tutor', { name: LONG })
  hidden = await staff.add('Tutor', { name: '停用的導師', enabled: false })
})
const window = oneWindow(() => open('/admin/calendar'))
afterAll(async () => {
  for (const id of [seen, hidden]) await staff.remove('Tutor', id)
})

const link = (page: Page) => page.getByRole('link', { name: '在網站上查看' })

async function openForm(collection: AnyCollection, id: string): Promise<Page> {
  const page = window()
  await page.goto(`${site.origin}${adminPath(collection)}?record=${collection.name}%2F${id}`)
  await page.getByRole('link', { name: '修訂紀錄' }).last().waitFor()
  await page.locator('[data-field]').first().waitFor()
  return page
}

it('is not offered of what visitors do not see, nor of what has no page', async () => {
  const page = await openForm(tutor, hidden)
  expect(await link(page).count()).toBe(0)
  await page.goto(`${site.origin}${adminPath(tutor)}?record=Tutor%2Fnew`)
  await page.getByRole('heading', { name: '新增導師' }).waitFor()
  expect(await link(page).count()).toBe(0)
  const [written] = await staff.list('Blog')
  expect(await link(await openForm(blog, String(written?.id))).count()).toBe(0)
})

it('leads to the page of a record that visitors see, and names it, however long', async () => {
  const page = await openForm(tutor, seen)
  await page.getByRole('heading', { name: '編輯導師', exact: true }).waitFor()
  await page.locator('main :has(> h1)').getByText(LONG).waitFor()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page), `at ${width} px`).toBe(0)
  }
  await expectAccessible(page)
  await link(page).click()
  await page.waitForURL(`**/macau-course/tutorDetail/${seen}`)
  await page.getByRole('heading', { name: LONG, level: 1 }).waitFor()
})
