import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow, openBrowser, openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const CAMPUS = '/about#campus'

/** How a browser shows a picture by itself is its own affair, which our policy hinders. */
const BARE_PICTURE = [/Applying inline style/, /origin-keyed agent cluster/]

async function open(path: string, width = 1280, context?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, origin + path, { width, context, expected: BARE_PICTURE })
  if (context?.javaScriptEnabled === false) return page
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

const viewer = (page: Page) => page.getByRole('dialog', { name: '相片' })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const counter = (page: Page, words: string) => viewer(page).getByText(words, { exact: true })

async function openViewer(page: Page, name: string) {
  await link(page, name).click()
  await viewer(page).waitFor()
}

/** The window of a block's tests, at its pictures again, and nothing over them. */
function atCampus(width: number, context?: BrowserContextOptions): () => Page {
  const window = oneWindow(() => open(CAMPUS, width, context))
  beforeEach(async () => {
    const page = window()
    if ((await viewer(page).count()) > 0) await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await page.setViewportSize({ width, height: 900 })
    if (page.url() !== origin + CAMPUS) await page.goto(origin + CAMPUS)
    await link(page, '圖書館').waitFor()
  })
  return window
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

describe('a list of pictures', () => {
  const window = atCampus(1280)

  it('has cards of 250 by 300, in one column, in two or in three', async () => {
    const page = window()
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await page.locator('#campus li a > div').evaluateAll(frames =>
        frames.map(frame => {
          const { x, width: wide, height } = frame.getBoundingClientRect()
          return { x: Math.round(x), size: `${wide} × ${height}` }
        }),
      )
      expect(cards).toHaveLength(12)
      expect(new Set(cards.map(({ size }) => size))).toEqual(new Set(['250 × 300']))
      expect([width, new Set(cards.map(({ x }) => x)).size]).toEqual([width, columns])
    }
  })

  it('of an album has each picture whole, in its own shape, and as wide as a phone has room', async () => {
    const answer = await fetch(`${origin}/api/getNewsByCategory/?category=photo`)
    const { data } = (await answer.json()) as { data: { id: string }[] }
    const page = window()
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`${origin}/mediaDetail/${data[0]?.id}`)
    const shapes = await page.locator('main li a[data-here] img').evaluateAll(all =>
      all.map(each => {
        const { width, height } = each.getBoundingClientRect()
        const own = Number(each.getAttribute('width')) / Number(each.getAttribute('height'))
        return { width, isWhole: Math.abs(width / height - own) < 0.01 }
      }),
    )
    expect(shapes.length).toBeGreaterThan(2)
    expect(shapes.filter(({ width, isWhole }) => width !== 358 || !isWhole)).toEqual([])
  })

  it('leaves no room on both sides of its cards on a phone', async () => {
    const page = window()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const starts = await page
        .locator('#campus li a > div')
        .evaluateAll(frames => frames.map(frame => frame.getBoundingClientRect().x))
      expect([width, new Set(starts)]).toEqual([width, new Set([16])])
    }
  })

  it('has the pictures’ names below them where staff want them', async () => {
    const page = window()
    await expect.poll(() => page.locator('#campus li').first().innerText()).toBe('正門')
  })

  it('shows a partner’s mark whole', async () => {
    const page = window()
    await page.goto(`${origin}/about#cooperation`)
    await page.locator('#cooperation img').first().waitFor()
    const fits = await page
      .locator('#cooperation img')
      .evaluateAll(images => images.map(image => getComputedStyle(image).objectFit))
    expect(new Set(fits)).toEqual(new Set(['contain']))
  })

  it('leads to the picture itself by ctrl-click', async () => {
    const page = window()
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page, '圖書館').click({ modifiers: ['Control'] }),
    ])
    await other.waitForURL(/\/upload\/[0-9a-f]+\.webp$/)
    await other.close()
    await expect.poll(() => viewer(page).count()).toBe(0)
  })

  it('leads to the picture itself without script', async () => {
    const plain = await open(CAMPUS, 1280, { javaScriptEnabled: false })
    await link(plain, '圖書館').click()
    await plain.waitForURL(/\/upload\/[0-9a-f]+\.webp$/)
  })
})

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
    const page = await openPage(browser, origin + CAMPUS, { width: 1280, expected, before })
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
