/** The large view of a picture: how one opens it, goes through it and leaves it, and what it loads. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { BARE_PICTURE, CAMPUS, campusPictures, link, viewer } from './campusPictures.ts'

const { origin, visit, open, atCampus } = campusPictures()

const counter = (page: Page, words: string) => viewer(page).getByText(words, { exact: true })

async function openViewer(page: Page, name: string) {
  await link(page, name).click()
  await viewer(page).waitFor()
}

/** What the large view of a picture loads at that width, within its screen. */
async function expectFitting(page: Page, width: number, file: RegExp) {
  await openViewer(page, '圖書館')
  const image = viewer(page).getByRole('img')
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('dialog[open] img')?.complete,
  )
  await expect.poll(() => image.evaluate(it => (it as HTMLImageElement).currentSrc)).toMatch(file)
  const box = await image.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  await expectAccessible(page, { include: 'dialog[open]' })
}

describe('the large view', () => {
  const window = atCampus(1280)

  it('shows the picture that was chosen, its name, and which of how many it is', async () => {
    const page = window()
    await openViewer(page, '圖書館')
    await expect
      .poll(() => viewer(page).getByRole('img', { name: '圖書館' }).isVisible())
      .toBe(true)
    await expect.poll(() => counter(page, '3 / 12').isVisible()).toBe(true)
    await expect.poll(() => viewer(page).getByText('圖書館').isVisible()).toBe(true)
  })

  it('goes on and back by its buttons and by keys, and round at the ends', async () => {
    const page = window()
    await openViewer(page, '圖書館')
    await viewer(page).getByRole('button', { name: '下一張' }).click()
    await counter(page, '4 / 12').waitFor()
    await viewer(page).getByRole('button', { name: '上一張' }).click()
    await counter(page, '3 / 12').waitFor()
    for (const [key, words] of [
      ['ArrowRight', '4 / 12'],
      ['ArrowLeft', '3 / 12'],
      ['End', '12 / 12'],
      ['ArrowRight', '1 / 12'],
      ['ArrowLeft', '12 / 12'],
      ['Home', '1 / 12'],
    ] as const) {
      await page.keyboard.press(key)
      await counter(page, words).waitFor()
    }
    await expect.poll(() => viewer(page).getByRole('img', { name: '正門' }).isVisible()).toBe(true)
  })

  it.each(['Escape', '關閉'])('closes by %s and gives the focus back to the picture', async way => {
    const page = window()
    await openViewer(page, '圖書館')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await viewer(page).getByRole('button', { name: way }).click()
    await viewer(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => link(page, '圖書館').evaluate(it => it === document.activeElement))
      .toBe(true)
  })

  it('is left by the way back, and the page below it only by the next', async () => {
    const page = window()
    await page.goto(`${origin}/about`)
    await page.locator('[data-routed]').waitFor()
    await page
      .getByRole('navigation', { name: '本頁內容' })
      .getByRole('link', { name: '校園環境' })
      .click()
    await openViewer(page, '圖書館')
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    await page.waitForURL(origin + CAMPUS)
    await link(page, '圖書館').waitFor()
    await expect
      .poll(() => link(page, '圖書館').evaluate(it => it === document.activeElement))
      .toBe(true)
    await page.goBack()
    await page.waitForURL(/\/about(#school-introduction)?$/)
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => scrollY > 0)
  })

  it('keeps the focus inside, and the page behind where it is', async () => {
    const page = window()
    await openViewer(page, '圖書館')
    const before = await page.evaluate(() => scrollY)
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement?.matches('body, dialog *') === false,
      )
      expect(isOutside).toBe(false)
    }
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, 800)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(from => scrollY > from, before)
  })

  it('loads the width that a wide screen needs, and has nothing that axe would mend', () =>
    expectFitting(window(), 1280, /[0-9a-f]{32}(-1280)?\.webp$/))

  it('is fetched when a picture is first opened, and its place is grey until the picture is there', async () => {
    const page = await open(CAMPUS)
    await page.locator('[data-routed]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const scripts = (): Promise<number> =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('PictureViewer')).length,
      )
    await expect.poll(() => scripts()).toBe(0)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/upload\/[0-9a-f]+\.webp$/, async route => {
      await held
      await route.continue()
    })
    await openViewer(page, '圖書館')
    await expect.poll(() => scripts()).toBeGreaterThan(0)
    const state = () =>
      viewer(page)
        .getByRole('img')
        .evaluate(image => {
          const { width, height } = image.getBoundingClientRect()
          return { size: `${width} × ${height}`, opacity: getComputedStyle(image).opacity }
        })
    const before = await state()
    expect(before.opacity).toBe('0')
    release()
    await page.waitForFunction(() => {
      const image = document.querySelector('dialog[open] img')
      return image && getComputedStyle(image).opacity === '1'
    })
    expect((await state()).size).toBe(before.size)
  })

  it('follows the link where it cannot be fetched', async () => {
    const expected = [/ERR_FAILED/, ...BARE_PICTURE]
    // Before the pointer comes to lie on a picture, whose viewer is then asked for ahead.
    const before = (empty: Page) => empty.route(/PictureViewer/, route => route.abort())
    const page = await visit(origin + CAMPUS, { width: 1280, expected, before })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await link(page, '圖書館').click()
    await page.waitForURL(/\/upload\/[0-9a-f]+\.webp$/)
  })
})

describe('the large view on a phone', () => {
  const window = atCampus(390, { hasTouch: true })

  it('loads the width that the screen needs, and has nothing that axe would mend', () =>
    expectFitting(window(), 390, /-640\.webp$/))

  it('turns by a swipe, and not by a short or an upright one', async () => {
    const page = window()
    await openViewer(page, '圖書館')
    const touch = await page.context().newCDPSession(page)
    const swipe = async (dx: number, dy: number) => {
      const point = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(200, 400) })
      for (const part of [0.3, 0.6, 1]) {
        const there = point(200 + dx * part, 400 + dy * part)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...there })
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(-140, 10)
    await counter(page, '4 / 12').waitFor()
    await swipe(-20, 4)
    await swipe(30, 160)
    await swipe(140, -10)
    await counter(page, '3 / 12').waitFor()
  })

  it('also opens from the home page', async () => {
    const page = window()
    await page.goto(`${origin}/home`)
    const first = page.getByRole('region', { name: '校園環境' }).getByRole('link').nth(1)
    await first.click()
    await counter(page, '1 / 12').waitFor()
  })
})
