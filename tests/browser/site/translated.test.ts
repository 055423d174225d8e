/** In a window that the browser has translated; many in Macau read another language. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { browserOfFile, whenHydrated } from '../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../setup/firstUse.ts'
import { recordRoutes } from '../../setup/publicRoutes.ts'
import { sharedSite } from '../../setup/site.ts'
import { translate } from '../../setup/translator.ts'

const { origin } = sharedSite()
const visit = browserOfFile()
let notices: Record<string, number>
beforeAll(async () => {
  notices = await specialNotices(origin)
})

/** Once it is alive. */
async function openTranslated(path: string, width: number): Promise<Page> {
  const page = await visit(origin + path, {
    width,
    before: empty => empty.addInitScript(acknowledge, notices),
  })
  await whenHydrated(page)
  await translate(page)
  return page
}

describe('a translated page', () => {
  it('narrows its courses, says how many there are, and shows them all again', async () => {
    const page = await openTranslated('/course', 390)
    const opener = page
      .locator('main')
      .getByRole('button', { name: /^〔篩選/ })
      .first()
    const status = page.locator('main').getByRole('status').first()
    const all = await status.innerText()
    await opener.click()
    const sheet = page.locator(':popover-open')
    await sheet.getByRole('checkbox').first().click()
    await expect.poll(() => status.innerText()).not.toBe(all)
    const count = /\d+/.exec(await status.innerText())?.[0]
    await sheet.getByRole('button', { name: `〔顯示${count}項課程〕`, exact: true }).click()
    await expect.poll(() => opener.innerText()).toBe('〔篩選（1）〕')
    await page
      .locator('main')
      .getByRole('link', { name: /清除篩選/ })
      .click()
    await expect.poll(() => status.innerText()).toBe(all)
    await expect.poll(() => opener.innerText()).toBe('〔篩選〕')
  })

  it('saves a course, and says so', async () => {
    const page = await openTranslated((await recordRoutes(origin)).at(-1) as string, 390)
    await page.getByRole('button', { name: '〔收藏〕', exact: true }).click()
    await page.getByRole('button', { name: '〔已收藏〕', exact: true }).click()
    await page.getByRole('button', { name: '〔收藏〕', exact: true }).waitFor()
  })

  it('searches with each letter', async () => {
    const page = await openTranslated('/home', 1280)
    await page.keyboard.press('/')
    await page.getByRole('dialog', { name: '搜尋' }).getByRole('searchbox').waitFor()
    const results = page.getByRole('list', { name: '搜尋結果' })
    for (const letter of '烘焙師') {
      await page.keyboard.type(letter)
      await results.and(page.locator('[aria-busy=false]')).getByRole('link').first().waitFor()
    }
    await page.keyboard.press('Backspace')
    await results.getByRole('link').first().click()
    await page.waitForURL(/Detail/)
  })

  it('turns over its pictures, each with its own words', async () => {
    const page = await openTranslated('/about#campus', 390)
    await page.locator('main a[href^="/upload"]:has(img):visible').first().click()
    const viewer = page.getByRole('dialog', { name: '相片' })
    await viewer.getByText(/〔第1張/).waitFor({ state: 'attached' })
    await viewer.getByRole('button', { name: '下一張' }).click()
    await viewer.getByText(/〔第2張/).waitFor({ state: 'attached' })
    expect(await viewer.getByText(/第1張/).count()).toBe(0)
  })
})
