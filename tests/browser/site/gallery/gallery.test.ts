/** The lists of pictures, whose cards lead to the pictures themselves where nothing else does. */
import { describe, expect, it } from 'vitest'
import { CAMPUS, campusPictures, link, viewer } from './campusPictures.ts'

const { origin, open, atCampus } = campusPictures()

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
