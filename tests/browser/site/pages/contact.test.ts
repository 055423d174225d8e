import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const section = (page: Page) => page.locator('#contact')

async function open(): Promise<Page> {
  const page = await visit(`${origin}/about#contact`, { width: 1280 })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

/** The page as it stands at a moment of Macau, for a visitor whose own clock is elsewhere. */
async function openAt(moment: string): Promise<Page> {
  const context = { timezoneId: 'America/New_York' }
  const before = (empty: Page) => empty.clock.install({ time: new Date(`${moment}+08:00`) })
  return visit(`${origin}/about#contact`, { width: 1280, context, before })
}

describe('how to reach the school', () => {
  const page = oneWindow(() => open())

  it('names it in three languages, each marked as what it is', async () => {
    const names = await section(page())
      .locator('p:has(+ [lang=pt]), [lang=pt], p[lang=en]')
      .evaluateAll(lines =>
        lines.map(line => [line.closest('[lang]')?.getAttribute('lang'), line.textContent]),
      )
    expect(names).toEqual([
      ['zh-Hant-MO', '澳門持續教育學校'],
      ['pt', 'Escola de Educação Contínua de Macau'],
      ['en', 'Macau School of Continuing Education'],
    ])
  })

  it('gives the address, and the four bus lines as a list', async () => {
    await expect.poll(() => section(page()).getByText('校址').isVisible()).toBe(true)
    const lines = section(page()).locator('dd').filter({ hasText: '10A' }).getByRole('listitem')
    await expect.poll(() => lines.allTextContents()).toEqual(['1A', '10A', '17', '23'])
  })

  it('has telephone, e-mail and website as real links, and the fax as a number', async () => {
    const hrefOf = (name: string) =>
      section(page()).getByRole('link', { name, exact: true }).getAttribute('href')
    await expect.poll(() => hrefOf('2800 0000')).toBe('tel:28000000')
    await expect.poll(() => hrefOf('info@example.mo')).toBe('mailto:info@example.mo')
    await expect.poll(() => hrefOf('example.mo')).toBe('https://example.mo')
    await expect.poll(() => section(page()).getByText('2800 0001').isVisible()).toBe(true)
  })

  it('has the opening hours as a table with a caption and row headings', async () => {
    const table = section(page()).getByRole('table', { name: '辦公時間' })
    await expect
      .poll(() => table.getByRole('rowheader').allTextContents())
      .toEqual(['星期一至六', '星期日', '假期'])
    await expect.poll(() => table.getByRole('row').last().innerText()).toContain('休息')
  })

  it('has five social media, of which Facebook and Twitter lead to a placeholder', async () => {
    const buttons = section(page()).getByRole('listitem').getByRole('link')
    await expect
      .poll(() => buttons.allTextContents())
      .toEqual(['Instagram', 'YouTube', '小紅書', 'Facebook', 'Twitter'])
    for (const name of ['Facebook', 'Twitter']) {
      const button = section(page()).getByRole('link', { name, exact: true })
      await expect.poll(() => button.getAttribute('href')).toBe('https://example.com/')
    }
  })

  it('asks nothing of the guide video’s site before it is wanted', async () => {
    // `openPage` fails the test for any request to another host.
    await page().waitForLoadState('networkidle')
    await expect
      .poll(() =>
        section(page())
          .getByRole('button', { name: /^播放影片/ })
          .isVisible(),
      )
      .toBe(true)
    await expect.poll(() => page().locator('iframe').count()).toBe(0)
  })
})

describe('whether the school is open', () => {
  // The demo school has a special notice, under which nothing is simply open: for that see status.ts.
  it.each([
    ['2026-11-20T10:00', '此時段至下午12:30，特別安排以公告為準'],
    ['2026-11-20T22:30', '現已休息，明日上午9:00開放，特別安排以公告為準'],
  ])('is told at %s in Macau, before the page is used and after: %s', async (moment, words) => {
    const page = await openAt(moment)
    const state = section(page).locator('[data-opening]')
    await state.getByText(words, { exact: true }).waitFor()
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.mouse.move(640, 500)
    await page.locator('[data-routed]').waitFor({ state: 'attached' })
    await expect.poll(() => state.textContent()).toBe(words)
    await expect.poll(() => state.getAttribute('data-open')).toBe(null)
  })

  it('changes while the page stands', async () => {
    const page = await openAt('2026-11-20T12:28:30')
    await section(page)
      .getByText(/^此時段至下午12:30/)
      .waitFor()
    await page.clock.fastForward('03:00')
    await section(page)
      .getByText(/^現已休息，下午2:00開放/)
      .waitFor()
  })

  it('is not in the page as it is served, which may be kept', async () => {
    const html = await (await fetch(`${origin}/about`)).text()
    expect(html).not.toMatch(/現正開放|現已休息|此時段至/)
  })
})
