import { describe, expect, it } from 'vitest'
import { browserOfFile } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

describe('the special notice', () => {
  it('is closed by its button alone, opens at its beginning and leaves its texts room in any window, and is not shown again on this device', async () => {
    const page = await visit(`${origin}/home`, { width: 340, height: 150 })
    const dialog = page.getByRole('dialog', { name: '特別消息' })
    await dialog.waitFor()
    await expect.poll(() => page.locator(':focus').innerText()).toBe('我已知悉')
    expect(await dialog.evaluate(it => it.scrollTop)).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect.poll(() => dialog.isVisible()).toBe(true)

    // A desk, a phone, one on its side at twice the size, a laptop at four times.
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [426, 167],
      [340, 150],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const part of [dialog.locator('article p').first(), dialog.getByRole('button')]) {
        await part.scrollIntoViewIfNeeded()
        const isSeen = await part.evaluate(it => {
          const { x, y, height: high } = it.getBoundingClientRect()
          return it.contains(document.elementFromPoint(x + 5, y + Math.min(high, 20) / 2))
        })
        expect({ width, height, isSeen }).toEqual({ width, height, isSeen: true })
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await dialog.getByRole('button', { name: '我已知悉' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.goto(`${origin}/course`)
    await page
      .getByText(/^尚餘\d+日$/)
      .first()
      .waitFor()
    await expect.poll(() => dialog.isVisible()).toBe(false)
  })

  it('shows title, time and text of every one, lets nothing else take the focus, keeps the page behind still under a finger, and is never what the browser takes for the largest paint', async () => {
    const page = await visit(`${origin}/latestNotice`, {
      width: 390,
      context: { hasTouch: true, isMobile: true },
    })
    const dialog = page.getByRole('dialog', { name: '特別消息' })
    await dialog.waitFor()
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>(done => {
          new PerformanceObserver(list => {
            const last = list.getEntries().at(-1) as
              | (PerformanceEntry & { element?: Element })
              | undefined
            done(last?.element?.closest('dialog, main')?.tagName)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(largest).toBe('MAIN')

    const headings = dialog.getByRole('heading', { level: 3 })
    const answer = await fetch(`${origin}/api/getSpecialLatestNotice`)
    const { data } = (await answer.json()) as { data: { title: string }[] }
    expect(await headings.allTextContents()).toEqual(data.map(({ title }) => title))
    const count = await headings.count()
    await expect.poll(() => dialog.locator('time').count()).toBe(count)
    await expect.poll(() => dialog.locator('article p').count()).toBeGreaterThan(count)
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('dialog') !== null
      })
      expect(isInside).toBe(true)
    }

    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 800)
    await dialog.getByRole('button', { name: '我已知悉' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => scrollY > 0)
  })

  it('keeps nobody from reading where it cannot be fetched', async () => {
    const page = await visit(`${origin}/admin/login`, {
      width: 1280,
      expected: [/status of 400/],
    })
    await page.route('**/api/getSpecialLatestNotice*', route =>
      route.fulfill({ status: 400, json: { success: false, message: '測試', data: null } }),
    )
    await page.goto(`${origin}/course`)
    await page.getByRole('status').getByText('ERROR：測試').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('navigation', { name: '主目錄' }).getByText('最新公告').click()
    await page.getByRole('heading', { name: '最新公告', level: 1 }).waitFor()
  })
})
