/** A browser whose owner has told it to keep nothing for any site: it refuses even to be asked. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CHROME } from '../../setup/browser.ts'
import { type Phone, startPhone } from '../../setup/phone.ts'
import { recordRoutes } from '../../setup/publicRoutes.ts'
import { workerSite } from '../../setup/site.ts'

const { origin, adminUsername, adminPassword } = workerSite()
const BLOCK = 2

let phone: Phone
let page: Page
beforeAll(async () => {
  const settings = { profile: { default_content_setting_values: { cookies: BLOCK } } }
  phone = await startPhone(CHROME, settings)
  page = await phone.open(`${origin}/home`)
})
afterAll(() => phone.close())
afterEach(() => expect(phone.complaints.splice(0)).toEqual([]))

/** Opens a page of the site, whose special notice shows again with each visit. */
async function visit(path: string): Promise<void> {
  await page.goto(origin + path)
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

describe('a browser that keeps nothing', () => {
  it('is one', async () => {
    const refusal = await page.evaluate(() => {
      try {
        return localStorage.length
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refusal).toBe('SecurityError')
  })

  it('opens the courses, of which it may have saved some', async () => {
    await visit('/course')
    expect(await page.locator('h1').first().isVisible()).toBe(true)
  })

  it('searches, by key', async () => {
    await visit('/home')
    await page.keyboard.press('/')
    const search = page.getByRole('dialog', { name: '搜尋' })
    await search.getByRole('searchbox').fill('烘焙')
    await search.getByRole('list', { name: '搜尋結果' }).getByRole('link').first().waitFor()
    await search.getByRole('checkbox').click()
    await page.keyboard.press('Escape')
  })

  it('is told how long a saved course stays saved', async () => {
    await visit((await recordRoutes(origin)).at(-1) as string)
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await page.getByRole('button', { name: '已收藏' }).waitFor()
    await page.getByText(/收藏只保留到關閉本網站為止/).waitFor()
  })

  it('is told why nobody can stay signed in', async () => {
    await page.goto(`${origin}/admin/home`)
    await page.waitForURL(/\/admin\/login$/)
    await page.getByLabel('帳號').fill(adminUsername)
    await page.getByLabel('密碼').fill(adminPassword)
    await page.keyboard.press('Enter')
    await page.getByText(/允許本網站使用Cookie及儲存資料/).waitFor()
  })
})
