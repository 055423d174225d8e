import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

/** The home page with the demo school's special notice acknowledged, and its scripts alive. */
async function openHome(width: number, context?: BrowserContextOptions): Promise<Page> {
  const page = await visit(`${origin}/home`, { width, context })
  await page.getByRole('button', { name: '我已知悉' }).click()
  await whenHydrated(page)
  return page
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe.each([390, 1280])('the home page at %i px', width => {
  const page = oneWindow(() => openHome(width))

  it('answers what is offered, until when, and how to enrol', async () => {
    await expect.poll(() => page().locator('h1').textContent()).toBe('澳門持續教育學校')
    for (const question of ['有甚麼課程？', '何時截止？', '如何報名？']) {
      await expect.poll(() => page().getByText(question).isVisible()).toBe(true)
    }
  })

  it('shows pictures, courses with deadlines, notices, kinds, masters, news, campus and, at its foot, contact', async () => {
    await expect.poll(() => section(page(), '精選').locator('img').first().isVisible()).toBe(true)

    const courses = page().getByRole('region', { name: /^(七日內|最快)截止$/ })
    await expect
      .poll(() => courses.locator('time').first().textContent())
      .toMatch(/20\d\d年\d+月\d+日（星期[一二三四五六日]）(?:[上中下]午|凌晨)\d+:\d\d$/)
    await courses
      .getByText(/^(尚餘\d+日|[今明]日截止)$/)
      .first()
      .waitFor()

    await expect
      .poll(() => section(page(), '最新公告').getByRole('listitem').count())
      .toBeGreaterThan(3)
    await expect
      .poll(() => section(page(), '五類課程').getByRole('img', { includeHidden: true }).count())
      .toBe(5)
    await expect.poll(() => section(page(), '澳門工匠學院').getByRole('listitem').count()).toBe(4)
    await expect
      .poll(() => section(page(), '最新消息').getByRole('link').count())
      .toBeGreaterThan(4)
    await expect.poll(() => section(page(), '校園環境').getByRole('listitem').count()).toBe(12)
    const foot = page().locator('footer')
    await expect.poll(() => foot.getByText('校址', { exact: true }).isVisible()).toBe(true)
    await expect.poll(() => foot.getByText(/^© 2023–20\d\d/).isVisible()).toBe(true)
  })
})

describe('the carousel', () => {
  // It would go on by itself, and what it shows next could not be said.
  const page = oneWindow(() => openHome(1280, { reducedMotion: 'reduce' }))

  it('stands still for who asked for less motion', async () => {
    await expect.poll(() => page().getByRole('button', { name: '播放輪播' }).isVisible()).toBe(true)
  })

  it('goes on, back and to any picture, and says which it shows', async () => {
    const carousel = section(page(), '精選')
    const current = carousel.locator('button[aria-current]')
    await carousel.getByRole('button', { name: '下一張' }).click()
    await expect.poll(() => current.getAttribute('aria-label')).toMatch(/^第2張/)
    await carousel.getByRole('button', { name: '上一張' }).click()
    await carousel.getByRole('button', { name: '上一張' }).click()
    await expect.poll(() => current.getAttribute('aria-label')).toMatch(/^第4張/)
    await carousel.getByRole('button', { name: /^第3張/ }).click()
    await expect.poll(() => carousel.getByRole('link').count()).toBe(1)
  })
})
