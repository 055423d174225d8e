/** A record's page stands beside its form, and follows what is typed. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'

const { open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/degree-course'))

const beside = (page: Page) => page.getByRole('complementary', { name: '並排預覽' })
const frame = (page: Page) => beside(page).frameLocator('iframe[title=預覽]')
const shown = (page: Page) => frame(page).locator('h1')
const toggle = (page: Page) => page.getByRole('button', { name: '並排預覽', exact: true })

async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-title] a').first().click()
  await page.locator('.ql-editor').first().waitFor()
}

it('shows what is typed, and is there with the next form', { timeout: 60_000 }, async () => {
  const page = window()
  await openFirst(page)
  await toggle(page).click()
  const title = page.locator('[data-field=title] input')
  const name = await title.inputValue()
  await expect.poll(() => shown(page).innerText()).toBe(name)
  await title.fill('')
  await title.pressSequentially('邊打邊看的課程')
  await expect.poll(() => shown(page).innerText()).toBe('邊打邊看的課程')
  expect(await title.inputValue()).toBe('邊打邊看的課程')
  await expectAccessible(page, { exclude: 'iframe' })

  // What is on the way to a fee or a day is none yet; a title that is too long is to be seen as it is.
  const [fee, day] = ['fee', 'start_date'].map(field => page.locator(`[data-field=${field}] input`))
  const endless = '長'.repeat(201)
  await fee?.fill('1280元')
  await day?.fill('2027-1')
  await title.fill(endless)
  await expect.poll(() => shown(page).innerText()).toBe(endless)
  expect(await frame(page).locator('body').innerText()).not.toMatch(/NaN|1280元/)
  expect(await fee?.inputValue()).toBe('1280元')
  await fee?.fill('1280')
  await day?.fill('2027-1-8')
  await frame(page).getByText('MOP$1,280.00').first().waitFor()
  await frame(page).getByText('2027年1月8日').first().waitFor()
  await leaveForm(page)
  await goTo(page, '/admin/tutor')
  await openFirst(page)
  await shown(page).waitFor()
  await page.reload()
  await shown(page).waitFor()
})

it.each(['latestNotice', 'media', 'publication', 'blog', 'degree-course', 'tutor'])(
  'shows a new record of %s in which nothing stands yet',
  async path => {
    const page = window()
    await goTo(page, `/admin/${path}`)
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await beside(page).frameLocator('iframe[title=預覽]').locator('[inert] > *').first().waitFor()
    await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
    await leaveForm(page)
    if (path === 'tutor') await openFirst(page)
  },
)

it('has no place on a phone, and goes with its cross', async () => {
  const page = window()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => beside(page).count()).toBe(0)
  expect(await toggle(page).count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await beside(page).getByRole('button', { name: '關閉並排預覽' }).click()
  await beside(page).waitFor({ state: 'detached' })
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('false')
})
